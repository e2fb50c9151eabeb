# -*- coding: utf-8 -*-
# Copyright: The Settee authors
# Apache License 2.0 (see LICENSE or https://www.apache.org/licenses/LICENSE-2.0)

from __future__ import absolute_import, division, print_function

__metaclass__ = type


class ModuleDocFragment(object):
    DOCUMENTATION = r"""
options:
  executable:
    description:
      - The program settee on the host.
      - Without it, the one that is found in C(PATH), C(/usr/local/bin), C(/usr/bin) or C(/opt/settee/bin) is used.
    type: path
  root:
    description:
      - A folder that is taken for the machine, such as the file system of an image or of a container.
      - Paths are paths inside it then, and nothing in it is run.
    type: path
requirements:
  - "settee on the host: the role settee.settings.binary puts it there"
"""

    # How a file is read.
    READING = r"""
options:
  as:
    description:
      - The path that a file is taken to have, which tells its format and the program that reads it.
    type: path
  format:
    description:
      - How a file is read, whatever its name. C(settee help formats) lists the formats.
    type: str
"""
