// For tests: melees of five, and moves in them.
import type { Melee, MeleeFight } from '@skystair/contract'
import { meleeHour } from '@skystair/contract/enums'
import { meleeRow } from '@skystair/world/areas/melee/rows'
import type { Fixture } from './contract-cases/fixture.ts'

/** A time in a weekly hour, early in it. */
export const IN_THE_HOUR = meleeHour(meleeRow, Date.UTC(2026, 0, 10, 12)).opensAt + 60_000

export const meleeFor = async ({ client }: Fixture, since?: number): Promise<Melee> =>
  (await client.call('GET /api/melee/get', { query: since === undefined ? {} : { since } })).reply

export const fightFor = async (player: Fixture, since?: number): Promise<MeleeFight> => (await meleeFor(player, since)).fight!

/** Lets players join, one after another. */
export async function joinMelee(...players: readonly Fixture[]): Promise<void> {
  for (const { client, edit } of players) {
    await edit(({ state }) => {
      state.level = 8
    })
    await client.call('POST /api/melee/join')
  }
}

/** Makes the first possible hit of a player in the player's turn. */
export async function hitFirst(player: Fixture, { ask }: MeleeFight) {
  const attackerId = ask!.attackers[0]!
  return player.client.call('POST /api/melee/move', { body: { hit: { attackerId, defenderId: ask!.targets[attackerId]![0]! } } })
}

/** Lets the players hit, each in turn, until a condition is true. */
async function playUntil(players: readonly Fixture[], isEnough: () => Promise<boolean>): Promise<void> {
  while (!(await isEnough()))
    for (const player of players) {
      const { fight } = await meleeFor(player)
      if (fight?.ask && !(await isEnough())) await hitFirst(player, fight)
    }
}

/** Lets all hit until it is this player's turn. */
export async function untilTurnOf(player: Fixture, all: readonly Fixture[]): Promise<Melee> {
  await playUntil(all, async () => !!(await fightFor(player)).ask)
  return meleeFor(player)
}

/** Lets all hit until the melee is over. */
export async function untilOver(player: Fixture, all: readonly Fixture[]): Promise<MeleeFight> {
  await playUntil(all, async () => (await fightFor(player)).progress === 'OVER')
  return fightFor(player)
}
