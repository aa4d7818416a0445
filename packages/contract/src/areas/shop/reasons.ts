import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = {
  artifactShop: 'SHOPS',
  avatarShop: 'SHOPS',
  blackFriday: 'SHOPS',
  boosterShop: 'SHOPS',
  caviarRank: 'SHOPS',
  clanShop: 'SHOPS',
  elephShop: 'SHOPS',
  heroExchange: 'SHOPS',
  heroShop: 'SHOPS',
  monastery: 'SHOPS',
  oblivion: 'SHOPS',
} as const satisfies ReasonRows
