import { lookAlikes } from './look-alikes.ts'

const shown = new Map(
  Object.entries(lookAlikes).flatMap(([look, letters]) => [...letters, ...letters.toLowerCase()].map((letter) => [letter, look] as const)),
)

/** Returns the look of a name: it is the same for all names that a reader could confuse, such as Admin, ADM1N and Аdмin. */
export const lookOf = (name: string): string =>
  [...name.normalize('NFC')].map((letter) => shown.get(letter) ?? letter.toLowerCase()).join('')

/** Words of a name that would let a player pass for a member of the game's staff. */
const words = `admin administrator administration админ администратор администрация mod moder moderator moderation модер модератор модерация gm gamemaster
  гейммастер dev developer разработчик разработчики support поддержка техподдержка official официальный официально system система server сервер root
  security безопасность staff персонал owner владелец robot робот skystair`
const reserved = new Set(words.split(/\s+/).map(lookOf))
/** A name is reserved as well if it begins with one of these, whatever is between its letters. */
const beginnings = ['admin', 'админ', 'moderator', 'модератор', 'skystair'].map(lookOf)

/** Returns true if a name, or a word of it, is reserved for the game's staff, or looks like one that is. */
export function isReserved(name: string): boolean {
  // Digits beside letters do not make another name: Admin1, Admin 2.
  const parts = name.split(/[\s._-]+/).flatMap((part) => [part, part.replace(/^\d+|\d+$/g, '')])
  const together = lookOf(name.replace(/[\s._-]+/g, ''))
  return parts.some((part) => reserved.has(lookOf(part))) || beginnings.some((start) => together.startsWith(start))
}
