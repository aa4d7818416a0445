// For tests: players whom the gate for texts refuses.
import { type PlayerText, textRules } from '@skystair/contract/player-text'
import { setRecentTexts } from '../src/areas/moderation/repository.ts'
import { BLOCKED_MAX } from '../src/areas/player/block-list.ts'
import type { Fixture } from './contract-cases/fixture.ts'

type Input<T> = (fixture: Fixture) => T | Promise<T>

/** Bans the player from writing to others after the input is prepared. */
export const whileBanned =
  <T>(input: Input<T>) =>
  async (fixture: Fixture): Promise<T> => {
    const prepared = await input(fixture)
    await fixture.edit(({ state }) => {
      state.chatBannedUntil = fixture.server.clock() + 1
    })
    return prepared
  }

/** Lets the player have written as many texts as the rule of a kind allows, after the input is prepared. */
export const afterTooMany =
  <T>(kind: PlayerText, input: Input<T>) =>
  async (fixture: Fixture): Promise<T> => {
    const prepared = await input(fixture)
    const { group, texts } = textRules[kind].flood
    const now = fixture.server.clock()
    await fixture.edit(async ({ id }, tx) => void (await setRecentTexts(tx, id, group, Array(texts).fill(now))))
    return prepared
  }

/** Lets the player have blocked as many others as a player may, and returns one more. */
export async function afterBlocking(list: 'chatBlockList' | 'mailBlockList', { edit, other }: Fixture): Promise<number> {
  await edit(({ state }) => {
    state[list] = Array.from({ length: BLOCKED_MAX }, (_, n) => 1_000_000 + n)
  })
  return (await (await other()).call('GET /api/player/id/current')).reply.id
}
