import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/undead.ts'

const undead: Same<typeof ru> = {
  old_bones: { name: 'Old Bones', lore: 'Is looking for his left collarbone. Yours would nearly do.' },
  bone_guard: { name: 'Bone Guard', lore: 'Three hundred years at his post. His relief is late.' },
  bone_captain: { name: 'Bone Captain', lore: 'The ship is gone, the crew is gone, but nobody cancelled the order.' },
  field_zombie: { name: 'Field Zombie', lore: 'The brains he looks for are mostly his own.' },
  plague_zombie: { name: 'Plague Zombie', lore: 'Asks not to be hugged. Many don’t listen.' },
  well_ghost: { name: 'Ghost of the Well', lore: 'Grants wishes. His own, as a rule.' },
  lantern_ghost: { name: 'Ghost with a Lantern', lore: 'Lights the way for those who are lost already.' },
  linen_mummy: { name: 'Linen Mummy', lore: 'Advises against unwrapping: nothing else holds it together.' },
  pharaoh_mummy: { name: 'Pharaoh’s Mummy', lore: 'Asked to be buried with the cat. The cat declined.' },
  castle_vampire: { name: 'Castle Vampire', lore: 'No reflection, but vanity enough for two.' },
  vampire_countess_ob: { name: 'Vampire Countess', lore: 'Invites you to dinner without saying in what capacity.' },
  village_necromancer: { name: 'Village Necromancer', lore: 'Used to raise dead roosters so that the village wouldn’t oversleep.' },
  court_necromancer: { name: 'Court Necromancer', lore: 'The heirs hate him: the late kings keep ruling.' },
  library_lich: { name: 'Library Lich', lore: 'Waits for a book that is six hundred years overdue.' },
  void_lich: { name: 'Lich of the Void', lore: 'Hid his soul so well that he has forgotten where.' },
  koschey: { name: 'Koschey the Deathless', lore: 'Keeps the egg in a chest, the chest in an oak, and the oak a secret.' },
}
export default undead
