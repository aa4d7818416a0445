import type { Notice, Proof } from '@skystair/platform/server'
import type { ServerHalf } from '@skystair/server/areas/platform/platforms'

/** The text with one digit, or else one letter, of its last part changed, where most put the signature: a byte that was lost on the way. */
export function spoilt(text: string): string {
  const part = Math.floor(text.length * 0.8)
  const [front, back] = [text.slice(0, part), text.slice(part)]
  const changed = back.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))
  return front + (changed === back ? back.replace(/[a-z]/i, (letter) => (letter === 'x' ? 'y' : 'x')) : changed)
}

/** A server half that is brought every proof with a byte lost, while `wrong` says so. */
export function mistrusting(half: ServerHalf, wrong: () => boolean): ServerHalf {
  const { verify } = half.server
  if (!verify) return half
  const lost = (proof: Proof): Proof => Object.fromEntries(Object.entries(proof).map(([name, text]) => [name, spoilt(text)]))
  return { ...half, server: { ...half.server, verify: (proof, host) => verify(wrong() ? lost(proof) : proof, host) } }
}

export const spoiltNotice = ({ query, body, ...notice }: Notice): Notice => ({
  ...notice,
  query: new URLSearchParams(spoilt(query.toString())),
  body: Buffer.from(spoilt(Buffer.from(body).toString())),
})
