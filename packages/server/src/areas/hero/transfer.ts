import { fullPower, transferPower, transferRefusal } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { change } from '../player/change.ts'
import { creaturesOf } from './creatures.ts'
import { figuresOf } from './figures.ts'
import { heroById } from './hero-by-id.ts'
import { lookAtHero } from './look-at-hero.ts'
import { saveCreature } from './repository.ts'

export const transferOptions: Handler<'GET /api/creature/{id}/transfer/options'> = async (ctx) => {
  const { heroes, hero: giver } = await lookAtHero(ctx, ctx.params.id)
  const options = heroes
    .filter((hero) => hero !== giver)
    .map((hero) => {
      const { target } = transferPower(world, giver, hero)
      const refusal = transferRefusal(world, giver, hero)
      return { creatureId: hero.id, ...figuresOf(target), refusal, gain: refusal ? -1 : fullPower(target) - fullPower(hero) }
    })
    .sort((a, b) => b.gain - a.gain || a.creatureId - b.creatureId)
  return { giver: figuresOf(transferPower(world, giver, giver).giver), heroes: options.map(({ gain: _, ...option }) => option) }
}

export const transfer: Handler<'POST /api/creature/{id}/transfer/{target}'> = (ctx) =>
  change(
    ctx,
    async ({ id, state }) => {
      const { tx, now, params } = ctx
      refuseInBattle(state)
      const heroes = await creaturesOf(tx, id, state, now)
      const [giver, target] = [heroById(heroes, params.id), heroById(heroes, params.target)]
      const refused = transferRefusal(world, giver, target)
      if (refused) throw refuse(refused)
      const after = transferPower(world, giver, target)
      await saveCreature(tx, after.giver)
      await saveCreature(tx, after.target)
    },
    'creatures',
  )
