const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
/** A password typed on Russian keys, as the same keys give it in Latin: «пароль» is gfhjkm. */
const onLatinKeys = (password: string): string => [...password].map((letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('')

let list: Promise<ReadonlySet<string>> | undefined
/** Read when it is first needed: nobody registers on most starts. */
const common = (): Promise<ReadonlySet<string>> => {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set<string>(dictionary['passwords-common'] as string[]))
  return list
}

/** A password without the digits and signs at its end, as in `Wanderer1!`. */
const bare = (password: string): string => password.replace(/[^\p{L}]+$/u, '')

/**
 * Whether a password is among the first that would be tried: a common one, in any case, on either keyboard and with signs after it, a part that repeats, or
 * the name of the player or of the game.
 */
export async function isCommon(password: string, name: string | null): Promise<boolean> {
  const lower = password.normalize('NFKC').trim().toLowerCase()
  const names = ['skystair', ...(name === null ? [] : [name.toLowerCase(), bare(name.toLowerCase())])]
  if (/^(.{1,4}?)\1+$/u.test(lower) || names.includes(lower) || (bare(lower) !== '' && names.includes(bare(lower)))) return true
  const known = await common()
  const plain = lower.replace(/[\p{P}\p{S}]+$/u, '')
  return [lower, plain].some((each) => known.has(each) || known.has(onLatinKeys(each)))
}
