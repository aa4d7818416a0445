import type { contract, Place } from '@skystair/contract'
import { placesBetween, teleportTargets } from '@skystair/rules'
import { world } from '@skystair/world'
import { choicesAt } from '@skystair/world/areas/road/choices'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'

/** Returns the first unguarded place of that type on the main road. */
function free(type: Place['placeType'], is: (place: Place) => boolean = () => true): Place {
  const place = placesBetween(world, 'main', 0, 480 * 40).find((p) => p.placeType === type && p.squadSize === 0 && is(p))
  if (!place) throw new Error(`the first forty stairs have no ${type}`)
  return place
}
const by = (id: number) => ({ params: { id } })
const nowhere = by(3)

/** Moves the player to a place, with every guardian below it defeated. */
const standAt = ({ edit }: Fixture, place: Place) =>
  edit(({ state }) => {
    state.coordinate = place.posY - 20
    state.bestVictoryStair = place.stair - 1
  })

const before = (place: Place) => async (fixture: Fixture) => {
  await standAt(fixture, place)
  return by(place.id)
}
/** Moves the player to a place that was used by this call. */
const usedUp =
  (place: Place, call: 'GET /api/resourcePlace/{id}/take' | 'GET /api/skill/place/{id}/take' | 'POST /api/place/gainable/{id}/gain') =>
  async (fixture: Fixture) => {
    await standAt(fixture, place)
    await fixture.client.call(call, by(place.id))
    return by(place.id)
  }
const farFrom = (place: Place) => async (fixture: Fixture) => {
  await fixture.edit(({ state }) => {
    state.coordinate = 0
    state.bestVictoryStair = 60
  })
  return by(place.id)
}
const fightingAt = (place: Place) => async (fixture: Fixture) => {
  await standAt(fixture, place)
  await fixture.inBattle()
  return by(place.id)
}

const talker = free('TALKER')
/** The first stranger who leaves a choice. */
const stranger = free('TALKER', (place) => choicesAt(place).length > 0)
const sharing = ({ params: { id } }: ReturnType<typeof by>) => ({ params: { id, choice: 'SHARE' as const } })
const gold = free('RESOURCE')
const well = free('SKILL')
const turn = free('TURN')
const portal = free('PORTAL')
const [target] = teleportTargets(world, portal.id, portal.stair - 1) ?? []

const turned = async (fixture: Fixture) => {
  await standAt(fixture, turn)
  await fixture.client.call('POST /api/turn/{id}/use', by(turn.id))
  return by(turn.id)
}
const through = (id: number) => ({ params: { id, target: target?.target ?? 0 } })

export const cases: ContractCases<typeof contract.road> = {
  'GET /api/place/v3/ensure': { succeeds: { query: { coordFrom: 0, coordTo: 6000 } }, refuses: {} },
  'GET /api/place/special/get': { succeeds: (fixture) => standAt(fixture, free('SCRIPT')), refuses: {} },
  'GET /api/resourcePlace/{id}/take': {
    succeeds: before(gold),
    refuses: {
      PLACE_NOT_FOUND: nowhere,
      PLACE_OUT_OF_REACH: farFrom(free('ARTIFACT')),
      PLACE_USED: usedUp(gold, 'GET /api/resourcePlace/{id}/take'),
      BATTLE_IN_PROGRESS: fightingAt(gold),
    },
  },
  'GET /api/skill/place/{id}/take': {
    succeeds: before(well),
    refuses: {
      PLACE_NOT_FOUND: nowhere,
      PLACE_OUT_OF_REACH: farFrom(well),
      PLACE_USED: usedUp(well, 'GET /api/skill/place/{id}/take'),
      BATTLE_IN_PROGRESS: fightingAt(well),
    },
  },
  'POST /api/place/gainable/{id}/gain': {
    succeeds: before(free('GAINABLE')),
    refuses: {
      PLACE_NOT_FOUND: before(gold),
      PLACE_OUT_OF_REACH: farFrom(free('GAINABLE')),
      PLACE_USED: usedUp(talker, 'POST /api/place/gainable/{id}/gain'),
      BATTLE_IN_PROGRESS: fightingAt(talker),
    },
  },
  'POST /api/place/gainable/{id}/choose/{choice}': {
    succeeds: async (fixture) => sharing(await before(stranger)(fixture)),
    refuses: {
      PLACE_NOT_FOUND: async (fixture) => sharing(await before(talker)(fixture)),
      PLACE_OUT_OF_REACH: async (fixture) => sharing(await farFrom(stranger)(fixture)),
      PLACE_USED: async (fixture) => sharing(await usedUp(stranger, 'POST /api/place/gainable/{id}/gain')(fixture)),
      BATTLE_IN_PROGRESS: async (fixture) => sharing(await fightingAt(stranger)(fixture)),
    },
  },
  'POST /api/turn/{id}/use': {
    succeeds: before(turn),
    refuses: { PLACE_NOT_FOUND: nowhere, PLACE_OUT_OF_REACH: farFrom(turn), BATTLE_IN_PROGRESS: fightingAt(turn) },
  },
  'POST /api/turn/back/{id}': {
    succeeds: turned,
    refuses: {
      PLACE_NOT_FOUND: nowhere,
      PLACE_OUT_OF_REACH: before(turn),
      BATTLE_IN_PROGRESS: async (fixture) => {
        await turned(fixture)
        await fixture.inBattle()
        return by(turn.id)
      },
    },
  },
  'GET /api/teleport/{id}/get': {
    succeeds: before(portal),
    refuses: { PLACE_NOT_FOUND: nowhere, PLACE_OUT_OF_REACH: farFrom(portal) },
  },
  'POST /api/teleport/{id}/use/{target}': {
    succeeds: async (fixture) => {
      await standAt(fixture, portal)
      return through(portal.id)
    },
    refuses: {
      PLACE_NOT_FOUND: through(3),
      PLACE_OUT_OF_REACH: async (fixture) => {
        await farFrom(portal)(fixture)
        return through(portal.id)
      },
      BATTLE_IN_PROGRESS: async (fixture) => {
        await fightingAt(portal)(fixture)
        return through(portal.id)
      },
    },
  },
}
