import { kind } from './kind.ts'

export const forest = [
  kind(501, 'hedge_elf', 'ELF', 'SUN', 'UNCOMMON', [80, 24, 7], { skills: { ATTACK: 2 }, stairs: [6, 220] }),
  kind(510, 'bell_fairy', 'FAIRY', 'MOON', 'COMMON', [60, 18, 5], { skills: { HEALTH: 1 }, stairs: [3, 120] }),
]
