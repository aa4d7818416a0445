// Finds an artifact in the backpack or on a hero.
import type { Artifact, Creature } from '@skystair/contract'
import { wearing } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import type { PlayerRow } from '../player/repository.ts'
import { creaturesOf } from './creatures.ts'
import { heroById } from './hero-by-id.ts'
import { saveCreature } from './repository.ts'

export interface Found {
  readonly artifact: Artifact
  /** The hero who wears it; undefined if it is in the backpack. */
  readonly wearer: Creature | undefined
}

/** Throws ARTIFACT_NOT_FOUND. */
export function findArtifact({ state }: PlayerRow, heroes: readonly Creature[], id: number): Found {
  const wearer = heroes.find(({ artifacts }) => artifacts.some((artifact) => artifact.id === id))
  const artifact = (wearer?.artifacts ?? state.artifacts).find((each) => each.id === id)
  if (!artifact) throw refuse('ARTIFACT_NOT_FOUND')
  return { artifact, wearer }
}

export const wear = (tx: Tx, hero: Creature, artifacts: readonly Artifact[]) => saveCreature(tx, wearing(world, hero, artifacts))
export const without = (artifacts: readonly Artifact[], taken: Artifact) => artifacts.filter(({ id }) => id !== taken.id)

/** Takes an artifact from its wearer or out of the backpack. */
export async function takeAway(tx: Tx, { state }: PlayerRow, { artifact, wearer }: Found): Promise<void> {
  if (wearer) await wear(tx, wearer, without(wearer.artifacts, artifact))
  else state.artifacts = without(state.artifacts, artifact)
}

interface Wish extends Pick<Context, 'tx' | 'now'> {
  readonly params: { readonly id: number }
  readonly body: { readonly creatureId: number }
}

/** Returns an artifact and the hero who will get it. Throws BATTLE_IN_PROGRESS, ARTIFACT_NOT_FOUND or CREATURE_NOT_FOUND. */
export async function artifactForHero({ tx, now, params, body }: Wish, player: PlayerRow): Promise<{ found: Found; hero: Creature }> {
  refuseInBattle(player.state)
  const heroes = await creaturesOf(tx, player.id, player.state, now)
  return { found: findArtifact(player, heroes, params.id), hero: heroById(heroes, body.creatureId) }
}
