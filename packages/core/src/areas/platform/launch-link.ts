/** What a link to the game opens: the window of a clan, or the replay of a fight. */
export interface LinkTarget {
  readonly kind: 'clan' | 'replay'
  readonly id: number
}

/** The value that every platform passes from a link to the game: a friend's referral code, a target, or both. */
interface LaunchLink {
  readonly code: string | null
  readonly target: LinkTarget | null
}

/** Joins code and target: `K7`, `clan-12`, `K7_replay-34`. Only characters that every platform keeps in its addresses. */
export const writeLink = (code: string, { kind, id }: LinkTarget): string => `${code}_${kind}-${id}`

/** Reads a value that anybody may have written. What is no target is a code, which our server ignores if it is unknown. */
export function readLink(text: string | undefined): LaunchLink {
  const [, code, kind, id] = /^(?:(.+)_)?(clan|replay)-([1-9]\d{0,14})$/.exec(text ?? '') ?? []
  if (!kind) return { code: text ? text.slice(0, 200) : null, target: null }
  return { code: code?.slice(0, 200) ?? null, target: { kind: kind as LinkTarget['kind'], id: Number(id) } }
}
