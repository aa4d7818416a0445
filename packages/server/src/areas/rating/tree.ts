// A rating is ordered by keys, whole numbers below 2^53. A tree counts the keys with a common prefix: its levels omit the last 45, 39 … 9 bits. So a
// position is the sum of eight counts, each over few neighbours, regardless of the number of players.

/** The last 20 bits of a key order equal scores. */
const TIES = 2 ** 20
/** Scores are below this. */
const SCORES = 2 ** 33

/** The divisor of keys on each level of the tree. */
const divisors = [2 ** 45, 2 ** 39, 2 ** 33, 2 ** 27, 2 ** 21, 2 ** 15, 2 ** 9] as const
export const DEPTHS = divisors.length
/** Maximum number of nodes with the same parent, below the top level. */
const CHILDREN = 64

export interface TreeNode {
  readonly depth: number
  readonly prefix: number
}

/** Returns the key of a score. Of equal scores, the player with the smaller id comes first. A score above the maximum counts as the maximum. */
export const keyOf = (score: number, playerId: number): number =>
  Math.min(Math.max(0, Math.trunc(score)), SCORES - 1) * TIES + (TIES - 1 - (playerId % TIES))

/** Returns the nodes that count a key, the top level first. */
export const pathOf = (key: number): TreeNode[] => divisors.map((divisor, depth) => ({ depth, prefix: Math.floor(key / divisor) }))

/** Returns the first key after those that a node of the lowest level counts. */
export const endOf = (prefix: number): number => (prefix + 1) * divisors[DEPTHS - 1]!

/** SQL for the same. */
export const endSql = (prefix: string): string => `(${prefix} + 1) * ${divisors[DEPTHS - 1]}`

/** SQL for the prefix of a key on a level of the tree. Both databases drop the remainder when they divide whole numbers. */
export const prefixSql = (key: string, depth: number): string => `${key} / ${divisors[depth]}`

/** SQL for the condition that a node is a child of another one, both by their prefixes. */
export const childSql = (prefix: string, parent: string): string =>
  `${prefix} >= ${parent} * ${CHILDREN} and ${prefix} < (${parent} + 1) * ${CHILDREN}`
