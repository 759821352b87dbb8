"""The version, defined only here: the build, `redcathedral --version`, the server and the arena read it."""

__version__ = "0.2.0"
"""The version of this package, as SemVer writes it."""
