import type { Notice, Proof } from '@skystair/platform/server'
import type { ServerHalf } from '@skystair/server'

/** Returns the text with one digit, or else one letter, of its last part changed, where most portals put the signature. */
export function corrupted(text: string): string {
  const part = Math.floor(text.length * 0.8)
  const [front, back] = [text.slice(0, part), text.slice(part)]
  const changed = back.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))
  return front + (changed === back ? back.replace(/[a-z]/i, (letter) => (letter === 'x' ? 'y' : 'x')) : changed)
}

/** Returns a server half that receives every proof corrupted while `isOn` returns true. */
export function withCorruptProofs(half: ServerHalf, isOn: () => boolean): ServerHalf {
  const { verify } = half.server
  if (!verify) return half
  const lost = (proof: Proof): Proof => Object.fromEntries(Object.entries(proof).map(([name, text]) => [name, corrupted(text)]))
  return { ...half, server: { ...half.server, verify: (proof, host) => verify(isOn() ? lost(proof) : proof, host) } }
}

export const corruptedNotice = ({ query, body, ...notice }: Notice): Notice => ({
  ...notice,
  query: new URLSearchParams(corrupted(query.toString())),
  body: Buffer.from(corrupted(Buffer.from(body).toString())),
})
