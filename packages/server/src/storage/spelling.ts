/** Returns a name as the database stores it: four hexadecimal digits for each character. *Why*: every engine, with any collation, orders digits in the same way. */
export const spellingOf = (name: string): string =>
  Array.from({ length: name.length }, (_, index) => name.charCodeAt(index).toString(16).padStart(4, '0')).join('')

/** Returns the bounds of the spellings that begin with a name: the first is included, the second is not. */
export function spellingsFrom(start: string): readonly [from: string, to: string] {
  const spelling = spellingOf(start)
  // `g` is larger than every hexadecimal digit.
  return [spelling, `${spelling}g`]
}
