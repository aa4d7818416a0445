import { CLAN_PAGE } from '@skystair/contract'
import { maxMembers, mayInClan } from '@skystair/rules'
import type { Handler } from '../../../handlers.ts'
import { pageSlice } from '../../../page.ts'
import { refuse } from '../../../refusal.ts'
import { keyOf } from '../../security/rules.ts'
import { clansWithRoom, rankOf } from '../membership/repository.ts'
import { myClan } from '../my-clan.ts'
import { presentCandidates } from './present.ts'
import { candidaciesOf, candidatesOf, seekers } from './repository.ts'

/** Maximum number of candidates of each kind in the list. */
const LISTED = 50

export const search: Handler<'GET /api/clan/search'> = async ({ tx, playerId, query }) => {
  const { page, name = '' } = query
  const members = [maxMembers(1), maxMembers(2) - maxMembers(1)] as const
  const clans = await clansWithRoom(tx, { key: keyOf(name.trim()), members, ...pageSlice(page, CLAN_PAGE) })
  const states = await candidaciesOf(
    tx,
    playerId,
    clans.map(({ id }) => id),
  )
  return clans.map(({ id, name: called, level, members: membersCurr }) => ({
    ...{ clanId: id, name: called, level, membersCurr },
    membersMax: maxMembers(level),
    invitation: states.get(id) ?? null,
  }))
}

export const recruits: Handler<'GET /api/clan/recruit/list'> = async ({ tx, playerId }) => {
  const { clan, me } = await myClan(tx, playerId)
  if (!mayInClan(rankOf(me), 'INVITE')) throw refuse('CLAN_RANK')
  const known = await candidatesOf(tx, clan.id, LISTED)
  const looking = await seekers(tx, LISTED)
  const states = new Set(known.map(({ player_id }) => player_id))
  const others = looking
    .filter(({ player_id }) => !states.has(player_id))
    .map(({ player_id, at }) => ({ player_id, at, state: 'WANTS_TO_ANY_CLAN' as const }))
  return presentCandidates(tx, [...known, ...others])
}
