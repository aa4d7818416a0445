// Tests for portals that sign text: however the signed text is split into fields, it must name the player whom the portal named. The
// attacker is a player for whom the portal signs additional parameters of the game's address.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Proof, type Proven, ServerRefusal } from '../../src/server.ts'
import type { SimulatedUser } from '../simulator/types.ts'

type Pairs = readonly (readonly [name: string, value: string])[]

/** How a portal signs text. */
export interface SignedText {
  /** Returns the fields that it signs for the player, and the fields sent with them; without the signature. */
  readonly fields: (user: SimulatedUser, now: number) => Readonly<Record<string, string>>
  /** Returns the proof for these fields: a query with its signature. */
  readonly sign: (fields: Readonly<Record<string, string>>) => Proof
  /** The field with the player's id. */
  readonly user: string
  /** Separator between two fields in the signed text. */
  readonly joiner: string
  /** Whether the signed text is a URL-encoded query, joined by `&`. */
  readonly escaped?: boolean
  /** The fields whose values alone are signed, in this order; absent if all fields are signed, sorted, as `name=value`. */
  readonly values?: readonly string[]
}

/** Returns every way to read a text as `name=value` fields in ascending order of their names. */
function readings(text: string, joiner: string): Pairs[] {
  const found: Pairs[] = []
  const read = (rest: string, last: string, before: Pairs): void => {
    const equals = rest.indexOf('=')
    const name = rest.slice(0, equals)
    if (equals < 1 || name <= last) return
    for (let end = equals + 1; end <= rest.length; end++) {
      const pairs = [...before, [name, rest.slice(equals + 1, end)] as const]
      if (end === rest.length) found.push(pairs)
      else if (rest.startsWith(joiner, end)) read(rest.slice(end + joiner.length), name, pairs)
    }
  }
  read(text, '', [])
  return found
}

/** Returns every way to split a text into the values of these names. */
function cuts(text: string, [name, ...others]: readonly string[], joiner: string): Pairs[] {
  if (name === undefined) return []
  if (others.length === 0) return [[[name, text]]]
  const ends = [...text.slice(0, text.length - joiner.length + 1), ''].flatMap((_, end) => (text.startsWith(joiner, end) ? [end] : []))
  return ends.flatMap((end) =>
    cuts(text.slice(end + joiner.length), others, joiner).map((rest) => [[name, text.slice(0, end)] as const, ...rest]),
  )
}

/** Returns the other ways to read the same signed text that name another player. */
function otherPlayers(fields: Readonly<Record<string, string>>, { user, joiner, escaped, values }: SignedText): Pairs[] {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  const all = values
    ? cuts(values.map((name) => fields[name]).join(joiner), values, joiner)
    : escaped
      ? // Joiners within values are encoded, so there is one way to read it.
        [[...new URLSearchParams(String(new URLSearchParams(sorted)))]]
      : readings(sorted.map((pair) => pair.join('=')).join(joiner), joiner)
  return all.filter((pairs) => pairs.some(([name, value]) => name === user && value !== fields[user]))
}

/** Generates what the attacker adds to the address: a name, and a value that contains another player's field. */
const slippedIn = ({ user, joiner }: SignedText, victim: string) => {
  const piece = fc.constantFrom('v', 'z=', '=', '1', '&', joiner, victim)
  const pieces = (maxLength: number) => fc.array(piece, { maxLength }).map((parts) => parts.join(''))
  return fc.tuple(
    fc.constantFrom(user.slice(0, -1), `${user}z`, `0${user}`, 'a'),
    fc.tuple(pieces(1), pieces(3)).map(([before, after]) => `${before}${joiner}${user}=${victim}${joiner}${after}`),
  )
}

type Verify = (proof: Proof) => Promise<Proven>

/** Returns the player whom a proof proves; null if it is refused. */
const provenOf = (verify: Verify, proof: Proof) =>
  verify(proof).catch((error: unknown) => {
    if (error instanceof ServerRefusal) return null
    throw error
  })

/** Returns the proof's key, and its query as pairs. */
function opened(proof: Proof): { key: string; pairs: Pairs } {
  const [[key, query] = ['', '']] = Object.entries(proof)
  return { key, pairs: [...new URLSearchParams(query)] }
}

/** Searches for a proof with which the attacker is accepted as another player. Returns its description; null if none was found. */
export async function stolenAccount(signs: SignedText, verify: Verify, attacker: SimulatedUser, now: number): Promise<string | null> {
  const own = signs.fields(attacker, now)
  const victim = signs.fields({ ...attacker, id: '77' }, now)[signs.user] ?? ''
  const { externalId } = await verify(signs.sign(own))
  const steal = fc.asyncProperty(slippedIn(signs, victim), async ([name, value]) => {
    const fields = { [name]: value, ...own }
    const { key, pairs } = opened(signs.sign(fields))
    for (const read of otherPlayers(fields, signs)) {
      const rest = pairs.filter(([name]) => !(name in fields) || (signs.values && !signs.values.includes(name)))
      const query = String(new URLSearchParams([...read, ...rest] as [string, string][]))
      const proven = await provenOf(verify, { [key]: query })
      if (proven && proven.externalId !== externalId) throw new Error(`${query} is accepted for ${proven.externalId}`)
    }
  })
  const { failed, errorInstance } = await fc.check(steal, { numRuns: 1000 })
  return failed ? String(errorInstance) : null
}

/** Any player of a portal, by a number as portals give it. */
const someUser = fc.record({
  id: fc.integer({ min: 1, max: 999_999_999 }).map(String),
  lang: fc.constantFrom('RU' as const, 'EN' as const),
})

/** Changes of the field at `at`, which need no signature. */
const CHANGES: readonly ((pairs: Pairs, at: number, cut: number) => Pairs)[] = [
  // A value ends earlier, and the next one begins with its rest.
  (pairs, at, cut) => {
    const next = pairs[at + 1]
    const [name, value] = pairs[at]!
    const end = cut % (value.length + 1)
    return next ? pairs.with(at, [name, value.slice(0, end)]).with(at + 1, [next[0], value.slice(end) + next[1]]) : pairs
  },
  // A field becomes part of the value before it.
  (pairs, at) => {
    const next = pairs[at + 1]
    const [name, value] = pairs[at]!
    return next ? [...pairs.slice(0, at), [name, `${value}${next[0]}=${next[1]}`], ...pairs.slice(at + 2)] : pairs
  },
  // A field comes twice, with another number.
  (pairs, at, cut) => [...pairs, [pairs[at]![0], String(cut)]],
  (pairs, at, cut) => [[pairs[at]![0], String(cut)], ...pairs],
  // A field's name in other letters, with another number.
  (pairs, at, cut) => [...pairs, [pairs[at]![0].toUpperCase(), String(cut)]],
  // A number in other digits, with a sign, with zeros or with spaces.
  (pairs, at) => pairs.with(at, [pairs[at]![0], pairs[at]![1].replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)]),
  (pairs, at) => pairs.with(at, [pairs[at]![0], `0${pairs[at]![1]}`]),
  (pairs, at) => pairs.with(at, [pairs[at]![0], `+${pairs[at]![1]} `]),
  (pairs, at, cut) => pairs.with(at, [pairs[at]![0], `${pairs[at]![1]}&${pairs[at]![0]}=${cut}`]),
]

/** Returns the text with each character plain or URL-encoded, by the given choices. */
function respelled(text: string, choices: readonly boolean[]): string {
  const escaped = (char: string) => [...new TextEncoder().encode(char)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  return [...text].map((char, i) => (choices[i % choices.length] || /[^\w]/.test(char) ? escaped(char) : char)).join('')
}

export function testSignedText(signs: SignedText, verify: Verify, user: SimulatedUser, now: number): void {
  it('never accepts a signed text for another player, however it is split into fields', async () => {
    expect(await stolenAccount(signs, verify, user, now)).toBeNull()
  })

  it('refuses any repeated field at any position', async () => {
    const { key, pairs } = opened(signs.sign(signs.fields(user, now)))
    for (const [name, value] of pairs)
      for (const again of [value, '77', ''])
        for (const all of [
          [...pairs, [name, again]],
          [[name, again], ...pairs],
        ] as [string, string][][])
          expect(await provenOf(verify, { [key]: String(new URLSearchParams(all)) }), name).toBeNull()
  })

  it('recognises a random launch in another order and encoding, or refuses it', async () => {
    const choices = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 })
    const same = fc.asyncProperty(someUser, fc.infiniteStream(fc.nat()), choices, async (other, numbers, escaped) => {
      const proof = signs.sign(signs.fields({ ...user, ...other }, now))
      const { key, pairs } = opened(proof)
      const good = await verify(proof)
      const shuffled = pairs.map((pair) => [numbers.next().value!, pair] as const).sort(([a], [b]) => a - b)
      const query = shuffled.map(([, pair]) => pair.map((text) => respelled(text, escaped)).join('=')).join('&')
      const proven = await provenOf(verify, { [key]: query })
      if (proven) expect([proven.externalId, proven.mark]).toEqual([good.externalId, good.mark])
      else expect(proven).toBeNull()
    })
    await fc.assert(same, { numRuns: 50 })
  })

  it('never accepts a random launch for another player after a value was cut, repeated, moved or written otherwise', async () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...CHANGES)), { minLength: 1, maxLength: 3 })
    const changed = fc.asyncProperty(someUser, changes, async (other, steps) => {
      const proof = signs.sign(signs.fields({ ...user, ...other }, now))
      const { externalId } = await verify(proof)
      const { key, pairs } = opened(proof)
      let read = pairs
      for (const [at, cut, change] of steps) read = change(read, at % read.length, cut)
      const proven = await provenOf(verify, { [key]: read.map((pair) => pair.map(encodeURIComponent).join('=')).join('&') })
      expect(proven === null || proven.externalId === externalId).toBe(true)
    })
    await fc.assert(changed, { numRuns: 300 })
  })
}
