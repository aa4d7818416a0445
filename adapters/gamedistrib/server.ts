import type { ServerPlatform } from '@skystair/platform/server'

/** GameDistribution proves nobody and sells nothing: its players are guests, known by our own session alone. */
export const server: ServerPlatform = { source: 'gamedistrib', settings: {} }
