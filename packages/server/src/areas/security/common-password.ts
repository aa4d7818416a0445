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

/** Whether a password is among the first that would be tried: a common one, in any case and on either keyboard, a part that repeats, or the player's name. */
export async function isCommon(password: string, name: string | null): Promise<boolean> {
  const lower = password.normalize('NFKC').trim().toLowerCase()
  if (/^(.{1,4}?)\1+$/u.test(lower) || lower === name?.toLowerCase()) return true
  const known = await common()
  return known.has(lower) || known.has(onLatinKeys(lower))
}
