/** What a link to the game opens: the window of a clan, or the replay of a fight that somebody has shared under a token. */
export type LinkTarget = { readonly kind: 'clan'; readonly id: number } | { readonly kind: 'replay'; readonly token: string }

/** The value that every platform passes from a link to the game: a friend's referral code, a target, or both. */
interface LaunchLink {
  readonly code: string | null
  readonly target: LinkTarget | null
}

/** Joins code and target: `K7`, `clan-12`, `K7_replay-<token>`. Only characters that every platform keeps in its addresses. */
export const writeLink = (code: string, target: LinkTarget): string =>
  `${code}_${target.kind}-${target.kind === 'clan' ? target.id : target.token}`

/** Reads a value that anybody may have written. What is no target is a code, which our server ignores if it is unknown. */
export function readLink(text: string | undefined): LaunchLink {
  const [, code, id, token] = /^(?:(.+?)_)??(?:clan-([1-9]\d{0,14})|replay-([\w-]{22}))$/.exec(text ?? '') ?? []
  const target: LinkTarget | null = id ? { kind: 'clan', id: Number(id) } : token ? { kind: 'replay', token } : null
  return { code: (target ? code : text)?.slice(0, 200) || null, target }
}
