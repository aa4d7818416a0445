import type { FixedPlace, Gain, ResourceName, World } from '@skystair/contract'
import { pick, weighted } from '../mix.ts'
import { contentAt, type PlaceContent, SALT } from './content.ts'
import { addressOf, type SnowStep } from './ids.ts'
import { STORY_STAIRS } from './measures.ts'
import { snowType } from './snow.ts'
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

const noGains: Gains = { gains: [] }

/** Resources on the road: from which stair on, relative frequency, and amount at stair 1. The amount grows by a tenth of it with each stair. */
const roadResources: readonly (readonly [kind: ResourceName, from: number, weight: number, amount: number])[] = [
  ['gold', 1, 60, 30],
  ['crystal', 4, 14, 4],
  ['mithril', 6, 5, 1],
  ['elixir', 25, 10, 1],
  ['blueCrystal', 20, 6, 1],
  ['sulfur', 15, 5, 1],
  ['caviar', 40, 3, 1],
  ['amethysts', 70, 3, 1],
]

/** Precious resources, whose amount hardly grows, and not beyond the story. */
const slowGrowing: readonly ResourceName[] = ['mithril', 'caviar', 'amethysts', 'tickets']

const amountAt = (kind: ResourceName, base: number, stair: number): number =>
  slowGrowing.includes(kind) ? base + Math.trunc(Math.min(stair, STORY_STAIRS) / 100) : Math.trunc((base * (9 + Math.min(stair, 600))) / 10)

/** Returns the gold that a stranger at a stair gives to those who listen. */
export const strangerGold = (stair: number): number => amountAt('gold', 10, stair)

/** Returns the resource at a place, chosen by weight from those available at the stair. */
function resourceAt(placeId: number, stair: number): Gain {
  const available = roadResources.filter(([, from]) => stair >= from)
  const [kind, , , base] = weighted(available, ([, , weight]) => weight, SALT.gain, placeId)
  return { kind, amount: amountAt(kind, base, stair) }
}

/** Returns one of the eight newest things available at the stair: finding something new is more fun. */
function pickRecent<T extends { readonly minStair: number }>(all: readonly T[], stair: number, placeId: number): T | undefined {
  const available = all.filter((thing) => thing.minStair <= stair).sort((a, b) => b.minStair - a.minStair)
  return available[pick(Math.min(available.length, 8), SALT.chest, placeId)]
}

function generatedGains(world: World, type: PlaceContent['placeType'], placeId: number, stair: number): Gains {
  switch (type) {
    case 'RESOURCE':
      return { gains: [resourceAt(placeId, stair)] }
    case 'RUNE':
      return { gains: [{ kind: 'crystal', amount: amountAt('crystal', 6, stair) }] }
    case 'CONSUMABLE': {
      const found = pickRecent(world.consumables, stair, placeId)
      return found ? { gains: [], consumable: found.kind } : noGains
    }
    case 'ARTIFACT': {
      const found = pickRecent(world.artifacts, stair, placeId)
      return found ? { gains: [], artifact: found.id } : noGains
    }
    case 'GAINABLE': {
      const kinds = kindsAt(world, stair)
      return { gains: [], creature: kinds[pick(kinds.length, SALT.joins, placeId)]!.imageId }
    }
    case 'SCRIPT':
    case 'TALKER':
      return { gains: [{ kind: 'gold', amount: strangerGold(stair) }] }
    default:
      return noGains
  }
}

/** Returns a fixed place's gains as its row names them; without any, what its type gives. Talkers give only what their row names. */
function fixedGains(world: World, { gain, placeType, stair, creature }: FixedPlace, placeId: number): Gains {
  if (gain.length === 0 && !creature) return placeType === 'TALKER' ? noGains : generatedGains(world, placeType, placeId, stair)
  const consumable = world.consumables.find((c) => gain.some((g) => g.kind === c.kind))?.kind
  const artifact = world.artifacts.find((a) => gain.some((g) => g.kind === a.key))
  return {
    gains: gain.filter((g) => g.kind !== consumable && g.kind !== artifact?.key).map(({ kind, amount }) => ({ kind, amount })),
    ...(consumable ? { consumable } : {}),
    ...(artifact ? { artifact: artifact.id } : {}),
    ...(creature ? { creature } : {}),
  }
}

/** Returns the gains of a place of the snow world. */
function snowGains(world: World, at: SnowStep, placeId: number): Gains {
  const type = snowType(world, at)
  if (type !== 'RESOURCE') return type ? generatedGains(world, type, placeId, at.stair + at.step) : noGains
  const available = world.snow.resources.filter(({ fromStep }) => at.step >= fromStep)
  const { kind, amount } = weighted(available, ({ weight }) => weight, SALT.gain, placeId)
  return { gains: [{ kind, amount: amountAt(kind, amount, at.stair) }] }
}

/** Returns what a place gives when it is taken or its guards are defeated. Nothing for places that give nothing and for unknown ids. */
export function gainsAt(world: World, placeId: number): Gains {
  const address = addressOf(placeId)
  if (!address) return noGains
  if (address.context === 'snow') return snowGains(world, address, placeId)
  if (address.context === 'raid') return noGains
  if (address.context === 'turn') {
    const turn = addressOf(address.turnId)
    if (turn?.context !== 'main') return noGains
    const type = turnType(address.turnId, address.step)
    return type ? generatedGains(world, type, placeId, turn.stair + 2) : noGains
  }
  if (address.slot === 0) return noGains
  const content = contentAt(world, address.stair, address.slot)
  if (!content) return noGains
  return content.fixed ? fixedGains(world, content.fixed, placeId) : generatedGains(world, content.placeType, placeId, address.stair)
}
