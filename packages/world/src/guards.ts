// Guardians and bosses set by hand. Where a stair is not named, the road draws its guardian from the kinds that live there.
import type { StairGuard } from '@skystair/contract'

type Row = [stair: number, imageId: string, ...beside: string[]]

const guardians: Row[] = [
  [1, 'goblin_scamp'],
  [2, 'grey_wolf'],
  [3, 'soot_imp', 'goblin_scamp'],
  [4, 'goblin_tollman', 'grey_wolf'],
  [6, 'hedge_elf', 'wild_boar'],
]
const bosses: Row[] = [[5, 'field_zombie', 'old_bones', 'old_bones']]

const guard =
  (boss: boolean) =>
  ([stair, imageId, ...beside]: Row): StairGuard => ({ stair, imageId, boss, with: beside })

export const guards: readonly StairGuard[] = [...guardians.map(guard(false)), ...bosses.map(guard(true))].sort((a, b) => a.stair - b.stair)
