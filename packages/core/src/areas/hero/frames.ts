import type { CharacterAndCompanion } from '@skystair/contract/enums'

/** `MAN_1` → `man1`: the character's name in text keys and frame names. */
export const heroKey = (hero: CharacterAndCompanion): string => hero.toLowerCase().replace('_', '')

export const avatarFrame = (hero: CharacterAndCompanion): string => `avatar/${heroKey(hero)}`
export const companionFrame = (hero: CharacterAndCompanion): string => `companion/${heroKey(hero)}`
