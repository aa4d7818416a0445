// biome-ignore-all format: many members on a line.
/** Values that name or prove a player, as the specification spells them. Adapters' manifests list those that a platform sends. */
export const IdentityValue = [
  'session id', 'authorization', 'logged_user_id', 'viewer_id', 'exe_user', 'uid', 'fotoUid', 'beeline_login',
  'ya_unique_id', 'gp_player_id', 'gp_platform', 'tg_user_id', 'crazyId', 'kongId',
] as const
export type IdentityValue = (typeof IdentityValue)[number]

/** The account sources of the specification. For documents only: each adapter names its own source. */
export const AccountSource = [
  'own', 'mail', 'ya', 'tg', 'vk', 'ok', 'mystore', 'foto', 'google', 'exe', 'crazygames', 'gamedistrib', 'beeline',
  'kong', 'gp', 'gp_partner', 'gp_playdeck',
] as const
export type AccountSource = (typeof AccountSource)[number]

/** Where a player comes from: the `source` of an adapter's manifest. */
export type PlayerSource = string
