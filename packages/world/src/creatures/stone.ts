import { kind } from './kind.ts'

export const stone = [kind(901, 'clay_golem', 'GOLEM', 'NONE', 'UNCOMMON', [160, 18, 18], { skills: { DEFENCE: 3 }, stairs: [12, 350] })]
