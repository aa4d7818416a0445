// A transfer of power: the weaker hero loses its level, rank and forces, and another hero keeps a quarter of their power permanently.
import type { Creature, TransferRefusal, World } from '@skystair/contract'
import { wearing, worthWith } from './artifact.ts'
import { expForLevel } from './experience.ts'
import { hasForgedRoom, withForged } from './forged.ts'
import { grownFigures, plainFigures } from './stats.ts'

/** Returns the figures that a hero has above those of its kind at level 1 and rank 0, by level, rank and forces. */
function grownBy(world: World, hero: Creature) {
  const [grown, first] = [grownFigures(world, hero), plainFigures(world, { ...hero, level: 1, rank: 0 })]
  return { ATTACK: grown.attack - first.attack, DEFENCE: grown.defence - first.defence, HEALTH: grown.health - first.health }
}

/** Returns a hero's power without its artifacts. */
const barePower = (world: World, hero: Creature): number => worthWith(world, hero, [])

/** Returns why a hero cannot give its power to another, or null if it can. */
export function transferRefusal(world: World, giver: Creature, target: Creature): TransferRefusal | null {
  if (giver.id === target.id) return 'TRANSFER_SELF'
  if (giver.powerGiven || Object.values(grownBy(world, giver)).every((figure) => figure === 0)) return 'TRANSFER_NOTHING'
  if (barePower(world, giver) > barePower(world, target)) return 'TRANSFER_STRONGER'
  const own = plainFigures(world, target)
  return (['ATTACK', 'DEFENCE', 'HEALTH'] as const).some((figure) => hasForgedRoom(target, figure, own)) ? null : 'FORGED_FULL'
}

/** Returns both heroes after the transfer. Both keep their artifacts and their earlier forged power. The caller checks `transferRefusal`. */
export function transferPower(world: World, giver: Creature, target: Creature): { readonly giver: Creature; readonly target: Creature } {
  const { rankReadyAt: _, ...rest } = giver
  const emptied: Creature = {
    ...rest,
    ...{ level: 1, currentExp: 0, maxExp: expForLevel(1), rank: 0, rankPoints: 0 },
    forcesV2: [],
    powerGiven: true,
  }
  const lost = grownBy(world, giver)
  const strengthened = (['ATTACK', 'DEFENCE', 'HEALTH'] as const).reduce((hero, figure) => withForged(hero, figure, lost[figure]), target)
  return { giver: wearing(world, emptied, emptied.artifacts), target: wearing(world, strengthened, strengthened.artifacts) }
}
