import type { Artifact, Creature } from '@skystair/contract'
import { bestArtifacts, leastUseful, priceOf, wearing, worthWith } from '@skystair/rules'
import { world } from '@skystair/world'
import { gainsOf } from '../../economy/gain.ts'
import { grant } from '../../economy/grant.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { learnByDoing } from '../education/educations.ts'
import { change, lockPlayer } from '../player/change.ts'
import { loadPlayer } from '../player/repository.ts'
import { artifactForHero, findArtifact, takeAway, wear, without } from './artifact-holder.ts'
import { creaturesOf } from './creatures.ts'
import { heroById } from './hero-by-id.ts'

/** Returns the artifacts that the hero would wear with one more, and the one that it would take off for it. */
function worn(hero: Creature, artifact: Artifact): { readonly artifacts: Artifact[]; readonly replaced: Artifact | undefined } {
  const others = without(hero.artifacts, artifact)
  const replaced = others.length < hero.slotsCount ? undefined : leastUseful(world, { ...hero, artifacts: others })
  return { artifacts: [...(replaced ? without(others, replaced) : others), artifact], replaced }
}

export const artifactFit: Handler<'GET /api/artifact/{id}/fit'> = async ({ tx, playerId, now, params }) => {
  const player = await loadPlayer(tx, playerId)
  const heroes = await creaturesOf(tx, playerId, player.state, now)
  const { artifact, wearer } = findArtifact(player, heroes, params.id)
  const fits = heroes
    .filter((hero) => hero !== wearer && hero.slotsCount > 0)
    .map((hero) => {
      const { artifacts, replaced } = worn(hero, artifact)
      const { attack, defence, health } = wearing(world, hero, artifacts)
      const before = worthWith(world, hero, hero.artifacts)
      const change = Math.trunc(((worthWith(world, hero, artifacts) - before) * 1000) / before)
      return { creatureId: hero.id, replacedId: replaced?.id ?? null, attack, defence, health: health.total, change }
    })
  return { sellsFor: priceOf(artifact), heroes: fits.sort((a, b) => b.change - a.change || a.creatureId - b.creatureId) }
}

export const wearArtifact: Handler<'POST /api/artifact/{id}/wear'> = (ctx) =>
  change(
    ctx,
    async (player) => {
      const { tx, body } = ctx
      const { found, hero } = await artifactForHero(ctx, player)
      if (found.wearer === hero) return
      const replaced = hero.artifacts.find(({ id }) => id === body.replacedId)
      if (body.replacedId !== null && !replaced) throw refuse('ARTIFACT_NOT_FOUND', { field: '/replacedId' })
      const kept = replaced ? without(hero.artifacts, replaced) : hero.artifacts
      if (kept.length >= hero.slotsCount) throw refuse('NO_ARTIFACT_SLOT')
      await takeAway(tx, player, found)
      await wear(tx, hero, [...kept, found.artifact])
      learnByDoing(player.state, 'artifact')
      if (replaced) player.state.artifacts.push(replaced)
    },
    'creatures',
  )

export const takeOffArtifact: Handler<'POST /api/artifact/{id}/takeoff'> = (ctx) =>
  change(
    ctx,
    async (player) => {
      refuseInBattle(player.state)
      const found = findArtifact(player, await creaturesOf(ctx.tx, player.id, player.state, ctx.now), ctx.params.id)
      await takeAway(ctx.tx, player, found)
      player.state.artifacts.push(found.artifact)
    },
    'creatures',
  )

export const sellArtifact: Handler<'POST /api/artifact/{id}/sell'> = async (ctx) => {
  const { tx, now, params } = ctx
  const { player, save } = await lockPlayer(ctx)
  refuseInBattle(player.state)
  const found = findArtifact(player, await creaturesOf(tx, player.id, player.state, now), params.id)
  await takeAway(tx, player, found)
  const price = { kind: 'resource', resource: 'gold', amount: priceOf(found.artifact) } as const
  const given = await grant(tx, player.id, [price], { reason: 'sale', ref: `artifact:${params.id}`, now })
  return { player: await save('purse', 'creatures'), gains: gainsOf(given) }
}

export const wearBest: Handler<'POST /api/creature/{id}/artifact/best'> = (ctx) =>
  change(
    ctx,
    async ({ id, state }) => {
      refuseInBattle(state)
      const hero = heroById(await creaturesOf(ctx.tx, id, state, ctx.now), ctx.params.id)
      const all = [...hero.artifacts, ...state.artifacts]
      const best = bestArtifacts(world, hero, all)
      await wear(ctx.tx, hero, best)
      if (best.length > 0) learnByDoing(state, 'artifact')
      state.artifacts = all.filter((artifact) => !best.includes(artifact))
    },
    'creatures',
  )
