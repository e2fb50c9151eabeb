/// What a clock of the system says, in nanoseconds: `CLOCK_MONOTONIC` is one that nobody sets.
package func nanoseconds(of clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
