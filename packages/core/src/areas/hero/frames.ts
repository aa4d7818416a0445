import type { CharacterAndCompanion } from '@skystair/contract/enums'

/** `MAN_1` → `man1`: the name that texts and pictures know a character by. */
export const heroKey = (hero: CharacterAndCompanion): string => hero.toLowerCase().replace('_', '')

export const avatarFrame = (hero: CharacterAndCompanion): string => `avatar/${heroKey(hero)}`
export const companionFrame = (hero: CharacterAndCompanion): string => `companion/${heroKey(hero)}`
