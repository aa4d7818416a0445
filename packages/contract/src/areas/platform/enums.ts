/** What names or proves a player to the server, by the specification's names. */
export const IdentityValue = [
  'session id',
  'authorization',
  'logged_user_id',
  'viewer_id',
  'exe_user',
  'uid',
  'fotoUid',
  'beeline_login',
  'ya_unique_id',
  'gp_player_id',
  'gp_platform',
  'tg_user_id',
  'crazyId',
  'kongId',
] as const
export type IdentityValue = (typeof IdentityValue)[number]

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
