"""Learning environments: one core, and thin adapters to the libraries researchers use.

`redcathedral.envs.batch`           many games by one compiled call (needs nothing but this package)
`redcathedral.envs.pettingzoo_env`  PettingZoo AEC, `redcathedral_v0`
`redcathedral.envs.gym_env`         Gymnasium, one agent against bots, `redcathedral/RedCathedral-v0`
`redcathedral.envs.vector_env`      Gymnasium's vector environments over one compiled call
`redcathedral.envs.open_spiel_env`  OpenSpiel, `python_red_cathedral`

Each adapter is imported by its own name, so no library is needed but the one in use. See docs/environments.md.
"""
