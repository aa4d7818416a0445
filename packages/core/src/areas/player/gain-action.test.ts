import { expect, it } from 'vitest'
import { player } from '../../../testing/fixtures.ts'
import { playing } from '../../../testing/services.ts'
import { CallError } from '../../net/call-error.ts'
import { GainAction } from './gain-action.ts'
import { PlayerStore } from './store.ts'

const gold = { player: player({ currentExp: 7 }), gains: [{ kind: 'gold', amount: 50 }] }

function setup() {
  const game = playing()
  return { ...game, ui: game.services.ui, action: new GainAction(game.services), store: game.services.get(PlayerStore) }
}

it('updates the player, shows the gains and applies the rest of the reply', async () => {
  const { action, store } = setup()
  const applied: unknown[] = []
  await action.run(async () => gold, { apply: (reply) => applied.push(reply) })
  expect([action.gains, store.player?.currentExp, applied]).toEqual([gold.gains, 7, [gold]])
  action.clear()
  expect(action.gains).toEqual([])
})

it('takes one reward at a time, and the same one again only after a while', async () => {
  const { action, page } = setup()
  let calls = 0
  const take = (target: number) =>
    action.run(
      async () => {
        calls++
        return gold
      },
      { target },
    )
  const first = take(1)
  expect(action.busy).toBe(true)
  await Promise.all([first, take(2)])
  expect([calls, action.busy]).toEqual([1, false])
  await take(1)
  expect(calls).toBe(1)
  page.now += 2000
  await take(1)
  expect(calls).toBe(2)
})

it('after a refusal shows the reason, reloads outdated data, and does not change player and gains', async () => {
  const { action, store, ui } = setup()
  await action.run(async () => gold)
  const before = store.player
  let refreshed = false
  await action.run(() => Promise.reject(new CallError('ALREADY_TAKEN', 409)), {
    refresh: async () => {
      refreshed = action.busy
    },
  })
  expect([refreshed, action.busy, ui.toasts.length]).toEqual([true, false, 1])
  expect([store.player, action.gains]).toEqual([before, gold.gains])
})
