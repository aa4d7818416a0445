import type { Artifact, Consumable } from '@skystair/contract'
import { world } from '@skystair/world'
import type { RunningBoosters } from '../shop/running.ts'
import type { PlayerState } from './state.ts'

/** Things of a player of kinds that only a newer server knows. This one shows them to nobody, and keeps them. */
export interface UnknownThings {
  readonly consumables: readonly Consumable[]
  readonly artifacts: readonly Artifact[]
  readonly boosters: RunningBoosters
}

const consumables = new Set<string>(world.consumables.map(({ kind }) => kind))
const artifacts = new Set<number>(world.artifacts.map(({ id }) => id))
const boosters = new Set<string>(world.boosters.map(({ key }) => key))

const NONE: UnknownThings = { consumables: [], artifacts: [], boosters: {} }

/** Takes the things of unknown kinds out of a state, and returns them. */
export function takeUnknown(state: Pick<PlayerState, 'consumables' | 'artifacts' | 'boosters'>): UnknownThings {
  const isKnown = {
    consumable: ({ kind }: Consumable) => consumables.has(kind),
    artifact: ({ artifactId }: Artifact) => artifacts.has(artifactId),
    booster: ([, { key }]: [string, { readonly key: string }]) => boosters.has(key),
  }
  const running = Object.entries(state.boosters)
  if (state.consumables.every(isKnown.consumable) && state.artifacts.every(isKnown.artifact) && running.every(isKnown.booster)) return NONE
  const unknown: UnknownThings = {
    consumables: state.consumables.filter((each) => !isKnown.consumable(each)),
    artifacts: state.artifacts.filter((each) => !isKnown.artifact(each)),
    boosters: Object.fromEntries(running.filter((each) => !isKnown.booster(each))),
  }
  state.consumables = state.consumables.filter(isKnown.consumable)
  state.artifacts = state.artifacts.filter(isKnown.artifact)
  state.boosters = Object.fromEntries(running.filter(isKnown.booster))
  return unknown
}

/** Returns the state with these things in it. A booster that has since taken the place of an unknown one stays. */
export const withUnknown = (state: PlayerState, unknown: UnknownThings): PlayerState =>
  unknown === NONE
    ? state
    : {
        ...state,
        consumables: [...state.consumables, ...unknown.consumables],
        artifacts: [...state.artifacts, ...unknown.artifacts],
        boosters: { ...unknown.boosters, ...state.boosters },
      }
