import { FIGHTS_PER_PAGE } from '@skystair/contract/enums'
import type { Handler } from '../../handlers.ts'
import { pageSlice } from '../../page.ts'
import { shownNames } from '../security/shown-names.ts'
import { fightsOf } from './fight/repository.ts'

export const arenaHistory: Handler<'GET /api/arena/history'> = async ({ tx, playerId, query }) => {
  const fights = await fightsOf(tx, playerId, pageSlice(query.page, FIGHTS_PER_PAGE))
  const others = fights.map((fight) => (fight.attacker_player === playerId ? fight.defender_player : fight.attacker_player))
  const nameOf = await shownNames(
    tx,
    others.filter((id) => id !== null),
  )
  return fights.map((fight, index) => {
    const attacked = fight.attacker_player === playerId
    const rivalId = others[index] ?? null
    return {
      id: fight.battle_id,
      rival: { playerId: rivalId, name: nameOf(rivalId) },
      attacked,
      won: (fight.won === 1) === attacked,
      positionFrom: attacked ? fight.attacker_from : fight.defender_from,
      positionTo: attacked ? fight.attacker_to : fight.defender_to,
      rivalMoved: fight.won === 1 && fight.defender_from !== fight.target,
      at: fight.at,
    }
  })
}
