import type { FixedPlace, Gain, ResourceName, World } from '@skystair/contract'
import { pick, weighted } from '../mix.ts'
import { type Content, contentAt, SALT } from './content.ts'
import { spotOf } from './ids.ts'
import { kindsAt } from './squad.ts'
import { turnType } from './turn.ts'

export interface Gains {
  readonly gains: Gain[]
  /** Kind of a consumable. */
  readonly consumable?: string
  /** Catalogue number of an artifact. */
  readonly artifact?: number
  /** Catalogue name of a creature that joins. */
  readonly creature?: string
}

const nothing: Gains = { gains: [] }

/** What lies about the road, from which stair, how often, and how much at stair 1; the amount grows by a tenth of it a stair. */
const lying: readonly (readonly [kind: ResourceName, from: number, weight: number, amount: number])[] = [
  ['gold', 1, 60, 30],
  ['crystal', 4, 14, 4],
  ['mithril', 6, 5, 1],
  ['elixir', 25, 10, 1],
  ['blueCrystal', 20, 6, 1],
  ['sulfur', 15, 5, 1],
  ['caviar', 40, 3, 1],
  ['amethysts', 100, 3, 1],
]

/** Gems stay dear at every height. */
const steady: readonly ResourceName[] = ['mithril', 'caviar', 'amethysts']

const amountAt = (kind: ResourceName, base: number, stair: number): number =>
  steady.includes(kind) ? base + Math.trunc(stair / 100) : Math.trunc((base * (9 + Math.min(stair, 600))) / 10)

/** The resource lying at a place, by its weight among those met by that stair. */
function resourceAt(placeId: number, stair: number): Gain {
  const met = lying.filter(([, from]) => stair >= from)
  const [kind, , , base] = weighted(met, ([, , weight]) => weight, SALT.gain, placeId)
  return { kind, amount: amountAt(kind, base, stair) }
}

/** Of those that may be met, one near the top of the list most often: what is new is worth finding. */
function latest<T extends { readonly minStair: number }>(all: readonly T[], stair: number, placeId: number): T | undefined {
  const met = all.filter((thing) => thing.minStair <= stair).sort((a, b) => b.minStair - a.minStair)
  return met[pick(Math.min(met.length, 8), SALT.chest, placeId)]
}

function rewards(world: World, type: Content['placeType'], placeId: number, stair: number): Gains {
  switch (type) {
    case 'RESOURCE':
      return { gains: [resourceAt(placeId, stair)] }
    case 'RUNE':
      return { gains: [{ kind: 'crystal', amount: amountAt('crystal', 6, stair) }] }
    case 'CONSUMABLE': {
      const found = latest(world.consumables, stair, placeId)
      return found ? { gains: [], consumable: found.kind } : nothing
    }
    case 'ARTIFACT': {
      const found = latest(world.artifacts, stair, placeId)
      return found ? { gains: [], artifact: found.id } : nothing
    }
    case 'GAINABLE': {
      const kinds = kindsAt(world, stair)
      return { gains: [], creature: kinds[pick(kinds.length, SALT.joins, placeId)]!.imageId }
    }
    case 'SCRIPT':
    case 'TALKER':
      return { gains: [{ kind: 'gold', amount: amountAt('gold', 10, stair) }] }
    default:
      return nothing
  }
}

/** A fixed place's gain, by the names of resources, artifacts and consumables; where none is named, what its kind gives. Talkers give only what is named. */
function fixedGains(world: World, { gain, placeType, stair, creature }: FixedPlace, placeId: number): Gains {
  if (gain.length === 0 && !creature) return placeType === 'TALKER' ? nothing : rewards(world, placeType, placeId, stair)
  const consumable = world.consumables.find((c) => gain.some((g) => g.kind === c.kind))?.kind
  const artifact = world.artifacts.find((a) => gain.some((g) => g.kind === a.key))
  return {
    gains: gain.filter((g) => g.kind !== consumable && g.kind !== artifact?.key).map(({ kind, amount }) => ({ kind, amount })),
    ...(consumable ? { consumable } : {}),
    ...(artifact ? { artifact: artifact.id } : {}),
    ...(creature ? { creature } : {}),
  }
}

/** What a place gives to whoever takes it (after the fight, where someone guards it). Nothing for places that give nothing and for no place at all. */
export function gainsAt(world: World, placeId: number): Gains {
  const spot = spotOf(placeId)
  if (!spot) return nothing
  if (spot.context === 'turn') {
    const turn = spotOf(spot.turnId)
    if (turn?.context !== 'main') return nothing
    const type = turnType(spot.turnId, spot.step)
    return type ? rewards(world, type, placeId, turn.stair + 2) : nothing
  }
  if (spot.slot === 0) return nothing
  const content = contentAt(world, spot.stair, spot.slot)
  if (!content) return nothing
  return content.fixed ? fixedGains(world, content.fixed, placeId) : rewards(world, content.placeType, placeId, spot.stair)
}
