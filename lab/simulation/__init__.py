"""The server under a seeded simulation: real commands, tables and stores; time, network and deaths are made up."""
