"""What measures and proves: benches, long runs, experiments. Run a module from the root: `python -m lab.bench`."""
