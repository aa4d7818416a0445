import { kind } from './kind.ts'

export const infernal = [kind(601, 'soot_imp', 'IMP', 'SHADOW', 'COMMON', [60, 17, 4], { skills: { ATTACK: 1 }, stairs: [3, 110] })]
