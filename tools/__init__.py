"""Scripts for the Makefile and the build hook: standard library only, as they run before anything is installed."""
