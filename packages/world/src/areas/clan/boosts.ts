// Boosts of clans, which a member's reward starts for all members.
import type { Amounts } from '@skystair/contract/resources'

/** By name: more experience of fights, per cent, and what a player without a clan gets for each hour instead. */
export const clanBoosts: Readonly<Record<'experience', { readonly percent: number; readonly instead: Amounts }>> = {
  experience: { percent: 20, instead: { gold: 20 } },
}
