import type { Ask, BattleEvent } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { battle, fighter } from '../../../../testing/fixtures.ts'
import { playing } from '../../../../testing/services.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'
import { BattleStore } from '../store.ts'
import { BattleAnimator } from './battle-animator.ts'
import type { Bursts } from './bursts.ts'
import type { CardView } from './card-view.ts'

const event = (changes: Partial<BattleEvent>): BattleEvent => ({
  ...{ type: 'HIT', by: 1, on: -1, amount: 40, what: null, crit: false, left: 60 },
  ...changes,
})
const ask: Ask = { side: 'TM1', attackers: [1], targets: { 1: [-1] }, skipperId: 1, consumables: [] }
const phase = event({ type: 'PHASE', by: null, amount: 0, what: 'RAGE' })

/** A fight without animations in which a move with those events was made. */
async function moved(...events: BattleEvent[]) {
  const game = playing({}, { texts: en })
  await game.services.texts.use('EN')
  const fight = game.services.get(BattleStore)
  game.server.on('POST /api/battle/place/attack', {
    battle: battle({ creatures: [fighter(-1, { imageId: 'boss_toll_master' }), fighter(1)] }),
    ask,
  })
  await fight.start(5)
  fight.setSpeed('ULTRA_FAST')
  fight.queue = events
  const sounds: string[] = []
  const sound = { play: (name: string) => sounds.push(name) }
  const scene = { services: game.services, engine: { sound }, onEnd: () => {} } as unknown as GameScene
  await new BattleAnimator(scene, new Map<number, CardView>(), {} as Bursts).play()
  return { ui: game.services.ui, fight, sounds }
}

it('tells of a boss’s second phase in words if nothing is animated', async () => {
  const { ui, fight } = await moved(event({}), phase)
  const name = en.creature.boss_toll_master.name
  expect(ui.toasts.map(({ text, tone }) => [text, tone])).toEqual([[`${name}. ${en.battle.phase.RAGE}`, 'bad']])
  expect([fight.queue, fight.idle]).toEqual([[], true])
})

it('plays the end of a fight, and says nothing else without a second phase', async () => {
  const { ui, sounds } = await moved(event({}), event({ type: 'END', by: null, on: null }))
  expect([ui.toasts, sounds]).toEqual([[], ['defeat']])
})
