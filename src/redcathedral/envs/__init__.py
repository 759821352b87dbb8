"""Learning environments: one core, and thin adapters to the libraries researchers use.

`redcathedral.envs.batch`           many games in one compiled call (needs only this package)
`redcathedral.envs.pettingzoo_env`  PettingZoo AEC, `redcathedral_v0`
`redcathedral.envs.gym_env`         Gymnasium, one agent against bots, `redcathedral/RedCathedral-v0`
`redcathedral.envs.vector_env`      Gymnasium's vector environments, in one compiled call
`redcathedral.envs.open_spiel_env`  OpenSpiel, `python_red_cathedral`

Import each adapter by its own name: only the library in use is needed. See docs/environments.md.
"""
