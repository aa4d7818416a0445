import type { Face } from '@skystair/contract'
import type { CharacterAndCompanion } from '@skystair/contract/enums'

/** `MAN_1` → `man1`: the character's name in text keys and frame names. */
export const heroKey = (hero: CharacterAndCompanion): string => hero.toLowerCase().replace('_', '')

export const avatarFrame = (hero: CharacterAndCompanion): string => `avatar/${heroKey(hero)}`

/** The picture of a player: the worn portrait, or the face of the character, in the player's gender. */
export const faceFrame = ({ avatar, characterAndCompanion, gender }: Face): string =>
  avatar ? `face/${avatar}` : `avatar/${gender === 'MALE' ? 'man' : 'woman'}${characterAndCompanion.slice(-1)}`

export const companionFrame = (hero: CharacterAndCompanion): string => `companion/${heroKey(hero)}`
