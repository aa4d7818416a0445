// Preparations of the contract cases of heroes.
import { resources } from '@skystair/contract'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { emptyPurse } from '../../../testing/purse.ts'
import { testArtifact } from '../../../testing/test-artifact.ts'
import { grant } from '../../economy/grant.ts'

export const unknown = { params: { id: 999_999 } }

export const heroOf = async ({ player }: Fixture): Promise<number> => (await player()).creatures[0]?.id ?? 0

export const hero = async (fixture: Fixture) => ({ params: { id: await heroOf(fixture) } })

/** Puts an artifact into the backpack. Returns its id. */
export const packed = async (fixture: Fixture): Promise<number> => {
  const id = 900
  await fixture.edit(({ state }) => void state.artifacts.push(testArtifact(id)))
  return id
}

/** The artifact in the backpack, for the first hero, who has this number of `slots`. */
export const wearable = async (fixture: Fixture, slots = 2) => {
  await fixture.heroes(() => ({ slotsCount: slots }))
  return { params: { id: await packed(fixture) }, body: { creatureId: await heroOf(fixture), replacedId: null } }
}

export const packedParams = async (fixture: Fixture) => ({ params: { id: await packed(fixture) } })

/** Gives gems and crystals. */
export const rich = ({ edit, server }: Fixture) =>
  edit(async ({ id }, tx) => {
    const rewards = resources({ mithril: 1000, crystal: 1000 })
    await grant(tx, id, rewards, { reason: 'start', ref: 'rich', now: server.clock() })
  })

/** A hero with the highest forged power. */
export const full = { forged: (['ATTACK', 'DEFENCE', 'HEALTH'] as const).map((effectType) => ({ effectType, power: 1_000_000 })) }

/** Returns the same preparation, in a fight. */
export const inBattle =
  <T>(prepare: (fixture: Fixture) => Promise<T>) =>
  async (fixture: Fixture): Promise<T> => {
    await fixture.inBattle()
    return prepare(fixture)
  }

/** Returns the same preparation, after which a fight begins. */
export const thenInBattle =
  <T>(prepare: (fixture: Fixture) => Promise<T>) =>
  async (fixture: Fixture): Promise<T> => {
    const input = await prepare(fixture)
    await fixture.inBattle()
    return input
  }

/** Returns the same preparation, for a player who owns nothing. */
export const poor =
  <T>(prepare: (fixture: Fixture) => Promise<T>) =>
  async (fixture: Fixture): Promise<T> => {
    const input = await prepare(fixture)
    await fixture.edit(({ id }, tx) => emptyPurse(tx, id))
    return input
  }
