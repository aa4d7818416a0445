import { kind } from './kind.ts'

export const sky = [kind(801, 'cliff_harpy', 'HARPY', 'MOON', 'COMMON', [80, 20, 6], { skills: { ATTACK: 1 }, stairs: [7, 200] })]
