// Imps, demons, devils and succubi.
import { kind } from './kind.ts'

export const infernal = [
  kind(601, 'soot_imp', 'IMP', 'SHADOW', 'COMMON', [60, 17, 4], { skills: { ATTACK: 1 }, stairs: [3, 110] }),
  kind(602, 'ledger_imp', 'IMP', 'SHADOW', 'UNCOMMON', [105, 29, 11], { skills: { ATTACK: 2 }, stairs: [60, 520] }),
  kind(610, 'stoker_demon', 'DEMON', 'SHADOW', 'RARE', [150, 34, 12], { skills: { ATTACK: 3 }, stairs: [80, 1000] }),
  kind(611, 'pit_demon', 'DEMON', 'SHADOW', 'EPIC', [210, 46, 17], { skills: { ATTACK: 4 }, stairs: [1501, 5200] }),
  kind(620, 'bargain_devil', 'DEVIL', 'SHADOW', 'EPIC', [155, 42, 14], { skills: { ATTACK: 2, DEFENCE: 1 }, stairs: [500, 3200] }),
  kind(621, 'devil_magistrate', 'DEVIL', 'SHADOW', 'LEGENDARY', [220, 56, 20], { skills: { ATTACK: 4, DEFENCE: 2 }, stairs: [2600, 6000] }),
  kind(630, 'tea_succubus', 'SUCCUBUS', 'SHADOW', 'RARE', [120, 32, 11], {
    skills: { ATTACK: 1, HEALTH: 1 },
    stairs: [90, 1100],
  }),
  kind(631, 'velvet_succubus', 'SUCCUBUS', 'SHADOW', 'EPIC', [160, 45, 15], {
    skills: { ATTACK: 3, HEALTH: 2 },
    stairs: [1501, 5000],
  }),
]
