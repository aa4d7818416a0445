import type { ServerPlatform } from '@skystair/platform/server'

/** GameDistribution proves no identities and sells nothing: its players are guests with a session of ours. */
export const server: ServerPlatform = { source: 'gamedistrib', settings: {} }
