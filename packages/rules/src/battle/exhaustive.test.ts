import { ArtifactEffect, CreatureClass, EffectType, SkillType } from '@skystair/contract'
import { expect, it } from 'vitest'
import { backpack, creature, world } from '../fixture.ts'
import { mix } from '../mix.ts'
import { traits } from '../traits/index.ts'
import { ask } from './ask.ts'
import { play, startBattle } from './play.ts'
import type { BattleSetup, Move } from './types.ts'

/** Classes that do something one can see happen, rather than only change figures. */
const visible = CreatureClass.filter((cls) => {
  const { before, landed, struck, fallen, death, begin, roundStart, roundEnd, braces } = traits[cls]
  return before || landed || struck || fallen || death || begin || roundStart || roundEnd || braces
})

it('plays random fights until every skill, effect, consumable, visible trait and manner has happened', () => {
  const wanted = new Set([
    ...visible.map((cls) => `TRAIT ${cls}`),
    ...SkillType.filter((t) => t !== 'IMMORTALITY').map((type) => `SKILL ${type}`),
    ...['IMMORTALITY', 'ZOMBIE'].map((what) => `SURVIVE ${what}`),
    ...EffectType.map((type) => `EFFECT ${type}`),
    ...['RAGE', 'SHELL', 'CALL'].map((manner) => `TEMPER ${manner}`),
    ...world.consumables.map(({ kind }) => `CONSUMABLE ${kind}`),
    'MISS GHOST',
    'TRAIT RESURRECTION',
  ])
  let n = 0
  const next = (sides: number) => mix(4711, n++) % sides
  const fighter = (id: number) =>
    creature(CreatureClass[next(CreatureClass.length)]!, id, {
      weight: next(9),
      total: 50 + next(120),
      health: 30 + next(20),
      attack: 15 + next(30),
      skills: { [SkillType[next(5)]!]: 2 },
      artifacts: [
        { id: 1, artifactId: 1, effectType: ArtifactEffect[next(ArtifactEffect.length)]!, atlasKey: 'a', rarity: 'USUAL', power: 30 },
      ],
    })
  let fights = 0
  for (; fights < 3000 && wanted.size > 0; fights++) {
    const side = (sign: number) => Array.from({ length: 4 + next(3) }, (_, i) => fighter(sign * (i + 1)))
    const setup: BattleSetup = {
      kind: 'MOB',
      stair: 9,
      seed: fights.toString(16),
      own: side(1),
      enemy: side(-1),
      bosses: [-1],
      consumables: backpack(1),
      skill: next(101),
    }
    let { state, events } = startBattle(world, setup)
    for (;;) {
      for (const e of events) wanted.delete(`${e.type} ${e.what}`)
      if (state.winner) break
      const now = ask(state)!
      const attackerId = now.attackers[next(now.attackers.length)]!
      const targets = now.targets[attackerId]!
      let move: Move = { type: 'hit', attackerId, defenderId: targets[next(targets.length)]! }
      if (next(6) === 0) move = { type: 'skip' }
      const item = next(2) === 0 ? now.consumables[next(now.consumables.length || 1)] : undefined
      if (item) move = { type: 'consumable', id: item.id, targetCreatureId: item.targets[next(item.targets.length)]! }
      const played = play(world, state, move)
      if ('refused' in played) throw new Error(played.refused)
      ;({ state, events } = played)
    }
  }
  expect([...wanted]).toEqual([])
})
