import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/undead.ts'

const undead: Same<typeof ru> = {
  old_bones: { name: 'Old Bones' },
  bone_guard: { name: 'Bone Guard' },
  bone_captain: { name: 'Bone Captain' },
  field_zombie: { name: 'Field Zombie' },
  plague_zombie: { name: 'Plague Zombie' },
  well_ghost: { name: 'Ghost of the Well' },
  lantern_ghost: { name: 'Ghost with a Lantern' },
  linen_mummy: { name: 'Linen Mummy' },
  pharaoh_mummy: { name: 'Pharaoh’s Mummy' },
  castle_vampire: { name: 'Castle Vampire' },
  vampire_countess_ob: { name: 'Vampire Countess' },
  village_necromancer: { name: 'Village Necromancer' },
  court_necromancer: { name: 'Court Necromancer' },
  library_lich: { name: 'Library Lich' },
  void_lich: { name: 'Lich of the Void' },
  koschey: { name: 'Koschey the Deathless' },
}
export default undead
