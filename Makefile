# Settee. `make help` lists what can be made; `make run` and `make test` are all that most people need.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

## What may be set on the command line.

# The file (and its schema) that `make run` opens; without one, the home screen.
FILE ?=
SCHEMA ?=
# Where `make install` puts things; DESTDIR goes before it for packagers.
PREFIX ?= /usr/local
DESTDIR ?=
# 0 links the release binaries against the system's shared libraries instead of into one file.
STATIC ?= 1
# The toolchain to use, and what to hand it beside our own flags.
SWIFT ?= swift
SWIFT_FLAGS ?=
# Only the tests whose name matches, for `make test`.
FILTER ?=
# Files of others that some tests and comparisons read; they say when it is absent.
SHARED ?= ../shared
# Where `make programs` lays real programs out; what is there is used again.
PROGRAMS ?= .build/programs$(if $(filter-out bookworm,$(RELEASE)),-$(RELEASE))
# The release of Debian that they are of: bookworm (12) or trixie (13).
RELEASE ?= bookworm

export FILE SCHEMA SHARED

## What the toolchain and Debian have to provide: each list stands here alone.

SWIFT_NEEDED := 6.3
BUILD_PACKAGES := libncurses-dev libpcre2-dev libfyaml-dev libexpat1-dev libidn2-dev libunistring-dev nettle-dev zlib1g-dev \
  libsqlite3-dev
TEST_PACKAGES := tmux less git unicode-data python3 strace gcc libc6-dev zsh fish curl
CORPUS_PACKAGES := git ca-certificates
WATCH_PACKAGES := inotify-tools
MACHINE_PACKAGES := debootstrap git
COUNT_PACKAGES := python3 valgrind
DIST_PACKAGES := ansible-core debhelper dpkg-dev fakeroot git gnupg lintian pipx python3 python3-venv reprepro umoci xz-utils
HOOK_PACKAGES := git pre-commit python3 util-linux
JOB_PACKAGES := tmux python3 iproute2 util-linux e2fsprogs xfsprogs btrfs-progs
SSH_PACKAGES := tmux python3 iproute2 openssh-client
BENCH_PACKAGES := gcc git jq python3 python3-venv python3-yaml augeas-tools augeas-lenses valgrind

## Where things are.

SETTEE := .build/release/settee
TABLE_ROWS := .build/release/table-rows
C_LIST := .build/c-list
YAML_EVENTS := .build/yaml-events
XML_EVENTS := .build/xml-events
SOURCES_TO_FORMAT := Package.swift $(wildcard Sources Tests Examples Benchmarks Fuzz/Package.swift Fuzz/Sources)

# What a debugger wants to know is an eighth of compiling, and two thirds of what is linked:
# SWIFT_FLAGS='-debug-info-format dwarf' has it.
QUICK := --no-color-diagnostics -debug-info-format none
TESTED := $(SWIFT) test --disable-xctest $(QUICK) $(SWIFT_FLAGS)
TEST_BUILD := $(SWIFT) build --build-tests $(QUICK) $(SWIFT_FLAGS)

# That no two places change a value at once is checked in every test, and no more in what is released: the checks are
# a fifteenth of the work for a key. Without its symbols (-s) an executable is a third smaller; SwiftPM collects unused
# sections by itself. Coloured messages are a flag of the compiler's, so that on and off a terminal everything would be
# compiled again. A third of the work at start was in looking up types by their names, which calls of their accessors
# do without; what nothing uses of _StringProcessing is left out only where it is not imported by itself; and what
# nothing calls can be left out function by function only where each has a section of its own. Functions of one
# code are linked once, and all without the tables to unwind them, an eighth of the file: no exception is thrown.
# That the compiler checks its own work costs a twentieth of its time, and changes nothing that it makes. What is public
# may be left out like all else, in Swift's own libraries too (Scripts/droppable), and so may what is named and never
# called (Scripts/left-out.ld). SMALL=1 has Package.swift choose size over speed where speed is not felt.
FRONTEND := -disable-concrete-type-metadata-mangled-name-accessors -disable-implicit-string-processing-module-import \
	-function-sections -disable-llvm-verify -internalize-at-link
DROPPED := $(CURDIR)/.build/droppable
DROPPABLE := libswiftCore.a/Swift.o libswiftCore.a/Backtrace.cpp.o libswift_Concurrency.a/_Concurrency.o
LINKER := --icf=all --no-eh-frame-hdr -s $(if $(filter 0,$(STATIC)),,-T $(CURDIR)/Scripts/left-out.ld)
OPTIMIZED := SMALL=1 $(SWIFT) build -c release $(QUICK) $(SWIFT_FLAGS) \
	-Xswiftc -Xllvm -Xswiftc --disable-swift-verification \
	$(if $(filter 0,$(STATIC)),,--static-swift-stdlib -Xswiftc -static-executable -Xswiftc -ld-path=$(DROPPED)/ld.lld) \
	-Xswiftc -enforce-exclusivity=unchecked $(foreach flag,$(FRONTEND),-Xswiftc -Xfrontend -Xswiftc $(flag)) \
	-Xswiftc -use-ld=lld $(foreach option,$(LINKER),-Xlinker $(option))

.PHONY: help
help: ## List what can be made.
	@echo 'make TARGET [NAME=VALUE …]'
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 16
	@echo 'Set FILE and SCHEMA for run, PREFIX and DESTDIR for install, FILTER for test, PROGRAMS and RELEASE for programs,'
	@echo 'STATIC=0 for shared libraries, SWIFT=/path/to/swift for another toolchain.'

.PHONY: run
run: $(SETTEE) ## Build Settee and open its home screen, or FILE=… [SCHEMA=…].
	@exec $(SETTEE) $(if $(FILE),"$$FILE") $(if $(SCHEMA),--schema "$$SCHEMA")

.PHONY: build
build: $(SETTEE) $(TABLE_ROWS) ## Build the optimised, fully static programs into .build/release.

# SwiftPM decides what is out of date, so it is always asked; and one at a time, for it locks its folder.
.PHONY: $(SETTEE) .build/release/table-rows
$(SETTEE): build-packages linker
	$(call build-product,settee)

.build/release/table-rows: build-packages linker | $(SETTEE)
	$(call build-product,table-rows)

.PHONY: linker
linker: build-packages
	@$(if $(filter 0,$(STATIC)),,mkdir -p '$(DROPPED)' && Scripts/droppable '$(SWIFT)' '$(DROPPED)' $(DROPPABLE))

define build-product
	@$(OPTIMIZED) --product $(1)
	@if nm -u $$(find -L .build/release -name '*.o' -path '*.build/*') | grep -F -w -f <(grep -o '[$$_a-zA-Z0-9]*"\? = abort' Scripts/left-out.ld | sed 's/"\? = abort//'); then \
	  echo 'make: Scripts/left-out.ld leaves out what is called now, see above: take it from there.' >&2; exit 1; \
	fi
	@if [ '$(STATIC)' != 0 ] && ldd .build/release/$(1) 2>/dev/null | grep -F '.so'; then \
	  echo 'make: .build/release/$(1) needs the shared libraries above; it must be fully static (or say STATIC=0).' >&2; \
	  exit 1; \
	fi
	@if [ '$(STATIC)' != 0 ] && grep -q 17_StringProcessing .build/release/$(1); then \
	  echo 'make: .build/release/$(1) has got _StringProcessing of the standard library, 1.4 MB; what was added uses a' >&2; \
	  echo 'method of strings from there (replacing(_:with:), split(separator: String), …) for which Settee has its own.' >&2; \
	  exit 1; \
	fi
endef

.PHONY: debug
debug: build-packages ## Build .build/debug/settee as the tests have it, without optimisation: the quickest way to try a change.
	@$(SWIFT) build $(QUICK) $(SWIFT_FLAGS) --product settee

.PHONY: test
test: test-packages ## Run every test, those in a real terminal included; FILTER=… runs some.
	@$(TESTED) $(if $(FILTER),--filter '$(FILTER)')

# The bounds on depth and work are those of the program as it is shipped.
.PHONY: test-release
test-release: test-packages $(SETTEE) ## Run the tests in a real terminal against the optimised program.
	@SETTEE_BINARY='$(CURDIR)/$(SETTEE)' $(TESTED) --filter EndToEndTests

# Into a folder beside the repository, where the tests look; what is there already is left as it is.
.PHONY: corpus
corpus: corpus-packages ## Fetch the public test suites that some tests read into ../shared/corpus.
	@Scripts/corpus/fetch '$(SHARED)/corpus'

# What was changed while the tests ran is tried at once.
WATCHED := Package.swift Sources Tests Examples
.PHONY: watch
watch: test-packages watch-packages ## Test again whenever a file is changed; FILTER=… runs some.
	@mkdir -p .build; while true; do \
	  touch .build/watched; \
	  $(MAKE) --no-print-directory test || true; \
	  [ -n "$$(find $(WATCHED) -newer .build/watched -print -quit)" ] && continue; \
	  echo 'Waiting for a change; Ctrl-C ends it.'; \
	  inotifywait -qq --recursive --event close_write,moved_to,moved_from,delete $(WATCHED); \
	done

.PHONY: ci
ci: ## Check all that has to hold before a change is taken.
	@.ci/run

.PHONY: bare-machine
bare-machine: machine-packages ## Try make run and make test on a minimal Debian 12; root only, takes minutes.
	@SWIFT='$(SWIFT)' Scripts/bare-machine/check '$(SHARED)'

.PHONY: programs
programs: programs-root test-packages build-packages ## Test what is known of real programs, laid out in a Debian of their own; root only.
	@$(TEST_BUILD)
	@SWIFT='$(SWIFT)' Scripts/programs/check '$(PROGRAMS)'
	@Scripts/programs/saving '$(PROGRAMS)' .build/debug/settee

.PHONY: programs-root
programs-root: machine-packages
	@Scripts/programs/make-root '$(PROGRAMS)' '$(RELEASE)'

# What the programs tell is compared in `make programs` as well, which is of bookworm.
RECORDED_PACKS = PROGRAMS_ROOT='$(abspath $(PROGRAMS))' $(TESTED) --skip-build --filter RecordedPackTests
.PHONY: knowledge
knowledge: programs-root test-packages build-packages ## Record what the programs of RELEASE tell of their settings into Knowledge; root only.
	@$(TEST_BUILD)
	@RECORD_KNOWLEDGE=1 $(RECORDED_PACKS)
	@git status --short -- Knowledge

.PHONY: knowledge-check
knowledge-check: programs-root test-packages build-packages ## Compare Knowledge with what the programs of RELEASE say; root only.
	@$(TEST_BUILD)
	@$(RECORDED_PACKS)

# JOB names some jobs by a part of their names.
JOB ?=
.PHONY: jobs
jobs: programs-root job-packages $(SETTEE) ## Do thirty whole jobs on a booted Debian, count the keystrokes, and see what came of them; root only.
	@python3 -B Scripts/jobs/run --settee $(SETTEE) --root '$(PROGRAMS)' --only '$(JOB)'

.PHONY: apply-check
apply-check: programs-root job-packages $(SETTEE) ## Apply changes of twenty programs on a booted Debian, and see whether each is told truly; root only.
	@python3 -B Scripts/apply/check --settee $(SETTEE) --root '$(PROGRAMS)' --only '$(JOB)'

# PROGRAMS_NEXT is the root of the release after that of PROGRAMS: make programs-root RELEASE=trixie PROGRAMS=…
PROGRAMS_NEXT ?= $(PROGRAMS)-trixie
.PHONY: upgrades
upgrades: programs-root $(SETTEE) ## Merge 60 upgrades of Debian's own files beside an oracle, and try the hook of dpkg; root only.
	@python3 -B Scripts/upgrade/measure $(SETTEE) '$(PROGRAMS)' '$(PROGRAMS_NEXT)'
	@python3 -B Scripts/upgrade/try-hook $(SETTEE) '$(PROGRAMS)'

# CHECK names some checks by words of their names.
CHECK ?=
.PHONY: ssh-check
ssh-check: programs-root ssh-packages $(SETTEE) ## Try settee ssh on booted Debians: passwords, jump hosts, sudo, lines that are cut; root only.
	@python3 -B Scripts/ssh/check --settee $(SETTEE) --root '$(PROGRAMS)' --only '$(CHECK)'

# ANSIBLE names the ansible-playbook. What others wrote is compared with where it is: COMMUNITY is a copy of community.general's
# repository, CORE ansible-core's sources, and COMPLIANCE a checkout of ComplianceAsCode/content.
ANSIBLE ?= ansible-playbook
COMMUNITY ?=
CORE ?=
COMPLIANCE ?=
.PHONY: ansible-check
ansible-check: programs-root dist-packages machine-packages $(SETTEE) ## Try the Ansible collection on eight booted Debians, beside lineinfile and ini_file; root only.
	@python3 -B Scripts/ansible/check --settee $(SETTEE) --root '$(PROGRAMS)' --playbook '$(ANSIBLE)' --only '$(CHECK)' \
	  $(if $(COMMUNITY),--community '$(COMMUNITY)')
	@python3 -B Scripts/ansible/many --playbook '$(ANSIBLE)'
	$(if $(CORE),@python3 -B Scripts/ansible/others --settee $(SETTEE) --playbook '$(ANSIBLE)' --core '$(CORE)' \
	  $(if $(COMMUNITY),--community '$(COMMUNITY)'))
	$(if $(COMPLIANCE),@python3 -B Scripts/ansible/compliance --settee $(SETTEE) --root '$(PROGRAMS)' --checkout '$(COMPLIANCE)')

.PHONY: confirm-check
confirm-check: programs-root ssh-packages $(SETTEE) ## Lock oneself out of booted Debians, kill and reboot them, and see that all comes back; root only.
	@python3 -B Scripts/confirm/check --settee $(SETTEE) --root '$(PROGRAMS)' --only '$(CHECK)'

# BENCH names some of them, such as check-files.
BENCH ?=
DOCUMENT_SPEED := .build/release/document-speed
PEERS := .build/peers/bin/python
.PHONY: bench
bench: bench-packages $(SETTEE) $(TABLE_ROWS) $(C_LIST) $(YAML_EVENTS) $(XML_EVENTS) ## Compare lists, reading, checking and editing with what others use.
	@Benchmarks/peers .build/peers
	@$(OPTIMIZED) --product document-speed
	@python3 -B Benchmarks/run .build $(if $(BENCH),--only $(BENCH)) -- \
	  'Benchmarks/read-documents $(DOCUMENT_SPEED) --events $(YAML_EVENTS) --python $(PEERS)' \
	  'Benchmarks/edit-documents $(DOCUMENT_SPEED) --python $(PEERS)' \
	  'Benchmarks/check-files $(SETTEE) $(SHARED)/corpus/schemastore --python $(PEERS)' \
	  'Benchmarks/check-folders $(SETTEE) $(SHARED) --peers $(dir $(PEERS))' \
	  "Benchmarks/change-tables '$(TABLE_ROWS)' --python $(PEERS)" \
	  "python3 -B Benchmarks/compare-terminals '$(C_LIST) 1000' '$(TABLE_ROWS) 1000'" \
	  'Benchmarks/read-families $(DOCUMENT_SPEED) --events $(XML_EVENTS) --instructions' \
	  'Benchmarks/tell-formats $(DOCUMENT_SPEED) .build/etc/tree' \
	  'python3 -B Benchmarks/ask-programs $(SETTEE)' \
	  'python3 -B Benchmarks/growth $(SETTEE) --schemas $(SHARED)/real/schemas'

$(C_LIST): Benchmarks/c-list/main.c | bench-packages
	@mkdir -p $(@D)
	@$(CC) -O2 -Wall -Wextra -o $@ $< -lncursesw -ltinfo

$(YAML_EVENTS): Benchmarks/yaml-events/main.c Sources/CFyaml/shim.h | bench-packages
	@mkdir -p $(@D)
	@$(CC) -O2 -Wall -Wextra -o $@ $< -lfyaml

$(XML_EVENTS): Benchmarks/xml-events/main.c Sources/CExpat/shim.h | bench-packages
	@mkdir -p $(@D)
	@$(CC) -O2 -Wall -Wextra -Wno-unused-parameter -o $@ $< -lexpat

# Recorded anew with RECORD=1, in a commit that says why.
RECORD ?=
.PHONY: counts
counts: count-packages $(SETTEE) ## Compare instructions with Benchmarks/counts.tsv; COMMANDS=1 leaves screens out, RECORD=1 records.
	@python3 -B Benchmarks/counts $(SETTEE) --shared $(SHARED) $(if $(COMMANDS),--commands) $(if $(RECORD),--record)
	@Benchmarks/weight $(SETTEE)

.PHONY: search-check
search-check: $(SETTEE) ## Count how often phrases, and VS Code's failing queries, find the setting that is meant; needs root; RECORD=1 records it.
	@Scripts/search/run $(SETTEE) '$(PROGRAMS)' $(if $(RECORD),--quiet --record Benchmarks/search.tsv)

# Every value of every document is changed in turn, with a line on the terminal that says how far; FORMATS='TOML "INI family"' tries some.
FORMATS ?=
.PHONY: fidelity
fidelity: build-packages ## Change every value of many documents, and count what else changes: nothing should.
	@$(OPTIMIZED) --product fidelity
	@nice .build/release/fidelity $(SHARED) $(FORMATS)

# What is downloaded stays in .build/etc; ETC_OPTIONS='--wrong --quick' lists what is not right, and changes nothing.
ETC_MANIFEST ?= Scripts/etc/manifest.tsv
ETC_OPTIONS ?=
.PHONY: etc
etc: bench-packages $(SETTEE) ## Count what is read rightly of the files that Debian's packages put under /etc.
	@mkdir -p .build/etc
	@python3 -B Scripts/etc $(SETTEE) .build/etc '$(ETC_MANIFEST)' --augeas $(ETC_OPTIONS)

# So many random edits of each sort of documents; another seed makes other edits.
EDITS ?= 150000
SEED ?= 1
.PHONY: proofs
proofs: build-packages ## Compare what is read again in part after EDITS random edits of each format with whole readings.
	@$(OPTIMIZED) --product fidelity
	@nice .build/release/fidelity --rereading $(EDITS) $(SEED) $(SHARED) $(FORMATS)

# ATTACKS names some of them.
ATTACKS ?=
.PHONY: attack
attack: test-packages $(SETTEE) ## Save beside other writers, kills and failing calls, press random keys, and count what is lost.
	@python3 -B Scripts/attack/run $(SETTEE) $(ATTACKS)

# Each target is tried so many seconds; a target is a format, as --help lists them, or schema.
FUZZ_SECONDS ?= 60
FUZZ_TARGETS ?= json jsonc json5 yaml toml xml ini systemd sshd gitconfig mysql smb sysctl env properties postgresql redis apache collectd \
  cups xorg interfaces nginx bind freeradius ucl logrotate krb5 fstab passwd pam sudoers pg-hba exports postfix-master aliases udev crontab radius-users schema
.PHONY: fuzz
fuzz: build-packages ## Try inputs that libFuzzer makes on every parser, editor and on schemas; FUZZ_SECONDS=… each.
	@$(SWIFT) build -c release --no-color-diagnostics $(SWIFT_FLAGS) --package-path Fuzz --scratch-path .build/fuzz-build \
	  -Xswiftc -sanitize=fuzzer -Xswiftc -assert-config -Xswiftc Debug --product fuzz
	@Fuzz/run $(FUZZ_SECONDS) $(FUZZ_TARGETS)

.PHONY: lint
lint: toolchain ## Check the format of every Swift file, and that what the documents name is there.
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES_TO_FORMAT)
	@Scripts/check-documents

.PHONY: format
format: toolchain ## Put every Swift file into that format.
	@$(SWIFT) format format --in-place --parallel --recursive $(SOURCES_TO_FORMAT)

# Each library has its documentation, made from its doc comments and the articles beside its sources, and its public
# API recorded, so that a change of it is seen and meant. Both are read from one build, which the tests share.
LIBRARIES := TerminalTables TerminalTablesTesting Curses SettingsDocuments SettingsSchema SettingsSession \
	SettingsPrograms SettingsScreens
SYMBOL_GRAPHS := .build/symbol-graphs

.PHONY: symbol-graphs
symbol-graphs: test-packages
	@SWIFT='$(SWIFT)' SWIFT_FLAGS='$(QUICK) $(SWIFT_FLAGS)' Scripts/symbol-graphs $(SYMBOL_GRAPHS) $(LIBRARIES)

.PHONY: docs
docs: symbol-graphs ## Build the libraries' documentation into .build/docs; gaps and warnings fail it.
	@SWIFT='$(SWIFT)' Scripts/documentation $(SYMBOL_GRAPHS) .build/docs $(LIBRARIES)
	@SWIFT='$(SWIFT)' SWIFT_FLAGS='$(QUICK) $(SWIFT_FLAGS)' Scripts/typecheck-programs $(SYMBOL_GRAPHS)

# The tests compare them with what the cells draw.
.PHONY: snapshots
snapshots: test-packages ## Record what cells, collapsing rows, examples and screens draw now, and the manual's verbs.
	@RECORD_SNAPSHOTS=1 $(TESTED) --filter 'CellPagesTests|CollapseTests|ExamplesTests|TerminalTablesTestingTests|TableTests|PageTests'
	@git status --short -- Tests Sources/TerminalTables/TerminalTables.docc Documentation/settee.1

# README shows them; the same test compares the screens, character by character, at six sizes.
.PHONY: pictures
pictures: test-packages ## Draw README's screens with their colours as SVG into Documentation/Pictures.
	@RECORD_SNAPSHOTS=1 $(TESTED) --filter 'PageTests'
	@git status --short -- Documentation/Pictures Tests/SetteeTests/Pages

.PHONY: api
api: symbol-graphs ## Record the public API in Documentation/API.
	@mkdir -p Documentation/API; for module in $(LIBRARIES); do \
	  python3 -B Scripts/public-api.py $(SYMBOL_GRAPHS)/$$module $$module > Documentation/API/$$module.txt; done

.PHONY: api-check
api-check: symbol-graphs ## Compare the public API with the recorded one.
	@changed=; for module in $(LIBRARIES); do \
	  python3 -B Scripts/public-api.py $(SYMBOL_GRAPHS)/$$module $$module | diff -u Documentation/API/$$module.txt - \
	    || changed+=" $$module"; done; \
	[ -z "$$changed" ] || { echo "make: the public API of$$changed has changed; if that is meant, say make api" >&2; exit 1; }

# Where Debian's shells look; zsh has a folder for packages and one for what an administrator installs.
bash_COMPLETIONS := share/bash-completion/completions/settee
zsh_COMPLETIONS := share/zsh/$(if $(filter /usr,$(PREFIX)),vendor-completions,site-functions)/_settee
fish_COMPLETIONS := share/fish/vendor_completions.d/settee.fish

# Under sudo, which seldom finds a toolchain, what was built before is installed. Settee saves by sudo only where it
# belongs to root.
# PREBUILT=… is a binary that is there already, for packagers.
PREBUILT ?=
INSTALLED = $(or $(PREBUILT),$(SETTEE))
.PHONY: install
install: $(if $(or $(PREBUILT),$(and $(SUDO_USER),$(wildcard $(SETTEE)))),,$(SETTEE)) ## Put settee, its man page and completions under PREFIX.
	@install -D -m 755 $(INSTALLED) '$(DESTDIR)$(PREFIX)/bin/settee'
	@install -D -m 644 Documentation/settee.1 '$(DESTDIR)$(PREFIX)/share/man/man1/settee.1'
	@$(foreach page,settee-program settee-format,install -D -m 644 Documentation/$(page).5 \
	  '$(DESTDIR)$(PREFIX)/share/man/man5/$(page).5';)
	@$(foreach sh,bash zsh fish,script=$$($(INSTALLED) completions $(sh)); \
	  install -D -m 644 <(printf '%s\n' "$$script") '$(DESTDIR)$(PREFIX)/$($(sh)_COMPLETIONS)';)

.PHONY: uninstall
uninstall: ## Take all of that away again.
	@rm -f '$(DESTDIR)$(PREFIX)/bin/settee' '$(DESTDIR)$(PREFIX)/share/man/man1/settee.1' \
	  $(foreach page,settee-program settee-format,'$(DESTDIR)$(PREFIX)/share/man/man5/$(page).5') \
	  $(foreach sh,bash zsh fish,'$(DESTDIR)$(PREFIX)/$($(sh)_COMPLETIONS)')

# KEY=… names the key of GnuPG that signs the apt repository.
KEY ?=
export KEY
.PHONY: dist
dist: dist-packages $(SETTEE) ## Make a tarball, a Debian package, an apt repository (KEY=…), a wheel, an image and an Ansible collection in dist.
	@Scripts/dist/make $(SETTEE) dist

.PHONY: dist-check
dist-check: dist-packages machine-packages $(SETTEE) ## Install each of them in fresh machines, use it and remove it; root only.
	@Scripts/dist/check $(SETTEE)

.PHONY: hooks-check
hooks-check: hook-packages $(SETTEE) ## Try the hooks of pre-commit in a repository made for it; root only.
	@Scripts/dist/check-hooks $(SETTEE)

.PHONY: clean
clean: ## Remove everything that was built.
	@rm -rf .build

## What has to be there first. The lists depend on each other so that only one apt-get runs at a time.

.PHONY: build-packages test-packages bench-packages count-packages dist-packages hook-packages corpus-packages watch-packages machine-packages job-packages ssh-packages
build-packages: toolchain
	$(call install-packages,$(BUILD_PACKAGES))
test-packages: build-packages
	$(call install-packages,$(TEST_PACKAGES))
bench-packages: build-packages $(if $(filter test,$(MAKECMDGOALS)),test-packages)
	$(call install-packages,$(BENCH_PACKAGES))
count-packages: build-packages
	$(call install-packages,$(COUNT_PACKAGES))
dist-packages: build-packages
	$(call install-packages,$(DIST_PACKAGES))
hook-packages: build-packages
	$(call install-packages,$(HOOK_PACKAGES))
watch-packages: test-packages
	$(call install-packages,$(WATCH_PACKAGES))
corpus-packages: $(if $(filter test,$(MAKECMDGOALS)),test-packages)
	$(call install-packages,$(CORPUS_PACKAGES))
job-packages: machine-packages
	$(call install-packages,$(JOB_PACKAGES))
ssh-packages: machine-packages
	$(call install-packages,$(SSH_PACKAGES))
machine-packages: $(if $(filter test,$(MAKECMDGOALS)),test-packages)
	$(call install-packages,$(MACHINE_PACKAGES))

define install-packages
	@command -v dpkg-query >/dev/null || { echo 'make: not Debian: make sure of $(1) yourself.' >&2; exit 0; }; \
	installed=" $$(dpkg-query -W -f='$${db:Status-Status}:$${Package} ' $(1) 2>/dev/null || true)"; \
	missing=; for name in $(1); do [[ $$installed == *" installed:$$name "* ]] || missing+=" $$name"; done; \
	[ -n "$$missing" ] || exit 0; \
	as_root=; [ "$$(id -u)" = 0 ] || as_root=sudo; \
	if [ -n "$$as_root" ] && ! command -v sudo >/dev/null; then \
	  echo "make: missing Debian packages, and no sudo here; as root: apt-get install$$missing" >&2; exit 1; \
	fi; \
	echo "Installing$$missing"; \
	$$as_root apt-get -qq -o DPkg::Lock::Timeout=300 update; \
	$$as_root env DEBIAN_FRONTEND=noninteractive \
	  apt-get -qq -y --no-install-recommends -o DPkg::Lock::Timeout=300 install$$missing >/dev/null
endef

.PHONY: toolchain
toolchain:
	@found=$$(command -v '$(SWIFT)' || true); said=; status=0; \
	[ -z "$$found" ] || said=$$("$$found" --version 2>&1) || status=$$?; \
	version=$$(sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' <<<"$$said"); \
	case "$$found:$$status:$$version" in \
	  :*) problem='there is none on PATH' ;; \
	  *:0:) problem="$$found is not the Swift compiler" ;; \
	  *:) problem="$$found cannot be started: $${said##*$$'\n'}" ;; \
	  *) [ "$$(printf '%s\n' $(SWIFT_NEEDED) "$$version" | sort -V | head -n 1)" = $(SWIFT_NEEDED) ] && exit 0; \
	     problem="$$found is $$version" ;; \
	esac; \
	echo "make: Swift $(SWIFT_NEEDED) or newer is needed, and $$problem." \
	  'Get it from https://www.swift.org/install/linux/ and put it on PATH, or say SWIFT=/path/to/swift.' >&2; \
	exit 1
