import { canForge, forgedEffect, forgedWith, fullPower, wearing } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { change } from '../player/change.ts'
import { loadPlayer } from '../player/repository.ts'
import { artifactForHero, findArtifact, takeAway, without } from './artifact-holder.ts'
import { creaturesOf } from './creatures.ts'
import { figuresOf } from './figures.ts'
import { saveCreature } from './repository.ts'

export const forgeOptions: Handler<'GET /api/artifact/{id}/forge/options'> = async ({ tx, playerId, now, params }) => {
  const player = await loadPlayer(tx, playerId)
  const heroes = await creaturesOf(tx, playerId, player.state, now)
  const { artifact } = findArtifact(player, heroes, params.id)
  return heroes
    .map((hero) => {
      // The wearer of the artifact loses it, too.
      const before = wearing(world, hero, without(hero.artifacts, artifact))
      const after = forgedWith(world, before, artifact)
      const effectOf = (of: typeof hero) => forgedEffect(of, artifact.effectType, of.attack)
      return {
        creatureId: hero.id,
        ...figuresOf(after),
        effect: { before: effectOf(before), after: effectOf(after) },
        full: !canForge(world, hero, artifact),
        gain: fullPower(after) - fullPower(hero),
      }
    })
    .sort((a, b) => Number(a.full) - Number(b.full) || b.gain - a.gain || a.creatureId - b.creatureId)
    .map(({ gain: _, ...option }) => option)
}

export const forgeArtifact: Handler<'POST /api/artifact/{id}/forge'> = (ctx) =>
  change(
    ctx,
    async (player) => {
      const { tx } = ctx
      const { found, hero } = await artifactForHero(ctx, player)
      if (!canForge(world, hero, found.artifact)) throw refuse('FORGED_FULL')
      await takeAway(tx, player, found)
      const bare = found.wearer === hero ? wearing(world, hero, without(hero.artifacts, found.artifact)) : hero
      await saveCreature(tx, forgedWith(world, bare, found.artifact))
    },
    'creatures',
  )
