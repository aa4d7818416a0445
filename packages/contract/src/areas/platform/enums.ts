/** Where a player may come from. `rustore` is a mobile store that has a call of its own and is no account source of the specification. */
export const PlayerSource = [
  'own',
  'mail',
  'ya',
  'tg',
  'vk',
  'ok',
  'mystore',
  'foto',
  'google',
  'exe',
  'crazygames',
  'gamedistrib',
  'beeline',
  'kong',
  'gp',
  'gp_partner',
  'gp_playdeck',
  'rustore',
] as const
export type PlayerSource = (typeof PlayerSource)[number]
