import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/lore/undead.ts'

const undead: Same<typeof ru> = {
  old_bones: 'Is looking for his left collarbone. Yours would nearly do.',
  bone_guard: 'Three hundred years at his post. His relief is late.',
  bone_captain: 'The ship is gone, the crew is gone, but nobody cancelled the order.',
  field_zombie: 'The brains he looks for are mostly his own.',
  plague_zombie: 'Asks not to be hugged. Many don’t listen.',
  well_ghost: 'Grants wishes. His own, as a rule.',
  lantern_ghost: 'Lights the way for those who are lost already.',
  linen_mummy: 'Advises against unwrapping: nothing else holds it together.',
  pharaoh_mummy: 'Asked to be buried with the cat. The cat declined.',
  castle_vampire: 'No reflection, but vanity enough for two.',
  vampire_countess_ob: 'Invites you to dinner without saying in what capacity.',
  village_necromancer: 'Used to raise dead roosters so that the village wouldn’t oversleep.',
  court_necromancer: 'The heirs hate him: the late kings keep ruling.',
  library_lich: 'Waits for a book that is six hundred years overdue.',
  void_lich: 'Hid his soul so well that he has forgotten where.',
  koschey: 'Keeps the egg in a chest, the chest in an oak, and the oak a secret.',
}
export default undead
