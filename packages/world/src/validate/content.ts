// What the checks read, and how they report.
import type { GameWorld } from '../index.ts'

/** Texts by their full key, such as `creature.grey_wolf.name`. */
export type FlatTexts = ReadonlyMap<string, string>
type Tree = { readonly [key: string]: string | Tree }

/** Returns every text of a language by its full key. */
export function flat(tree: Tree, path = ''): FlatTexts {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(path + key, value)
    else for (const [below, text] of flat(value, `${path + key}.`)) found.set(below, text)
  }
  return found
}

export interface Content {
  readonly world: GameWorld
  /** Names of the texts for generated places, by type. */
  readonly subjects: Readonly<Record<string, readonly string[]>>
  /** By language. */
  readonly texts: Readonly<Record<string, FlatTexts>>
}

/** Returns a sentence for each problem. */
export type Check = (content: Content) => string[]

export const repeated = <T>(values: readonly T[]): T[] => values.filter((value, i) => values.indexOf(value) !== i)
export const lastStair = ({ parts }: Pick<GameWorld, 'parts'>): number => Math.max(0, ...parts.map(({ to }) => to))

/** Returns `say(thing)` for each thing for which `wrong` is true. */
export const where = <T>(things: readonly T[], wrong: (thing: T) => boolean, say: (thing: T) => string): string[] =>
  things.filter(wrong).map(say)

export const whole = (figure: number, least = 1): boolean => Number.isInteger(figure) && figure >= least

/** Names of the resources in the texts. */
export const resourcesOf = ({ texts }: Pick<Content, 'texts'>): ReadonlySet<string> =>
  new Set([...(Object.values(texts)[0]?.keys() ?? [])].flatMap((key) => (key.startsWith('resource.') ? [key.slice(9)] : [])))
