import type { AuditEntry, ModeratedPlayer, Report } from '@skystair/contract'
import { NOW } from './fixtures.ts'

export const reportOf = (id: number, changes: Partial<Report> = {}): Report => ({
  id,
  kind: 'CHAT',
  text: `Rude words ${id}`,
  topicId: null,
  playerId: 2,
  playerName: 'Anna',
  saidAt: NOW - 600_000,
  reporterId: 3,
  reporterName: 'Bob',
  at: NOW - 300_000,
  reporters: 1,
  bans: 0,
  bannedUntil: null,
  ...changes,
})

export const moderatedPlayer = (changes: Partial<ModeratedPlayer> = {}): ModeratedPlayer => ({
  id: 2,
  name: 'Anna',
  level: 12,
  accessLevel: 'PLAYER',
  bannedUntil: null,
  banReason: null,
  lastSeenAt: NOW - 3_600_000,
  clanId: null,
  clanName: null,
  ...changes,
})

export const auditEntry = (id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: NOW - 86_400_000 * (9 - id),
  action: 'VIEW',
  actorId: 1,
  actorName: 'Marta',
  details: {},
  ...changes,
})
