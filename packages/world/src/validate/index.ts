// The validator: what is wrong with a world and its texts, a sentence each. Nothing of it reaches the game; a test asks it.
import type { Content } from './content.ts'
import { ids } from './ids.ts'
import { offers } from './offers.ts'
import { rewards } from './rewards.ts'
import { road } from './road.ts'
import { tasks } from './tasks.ts'
import { texts } from './texts.ts'

export { type Content, flat } from './content.ts'

/** Everything that is wrong: names given twice, names of nothing, missing words, promises nobody can keep, places nobody reaches. */
export const problems = (content: Content): string[] => [ids, road, rewards, offers, tasks, texts].flatMap((check) => check(content))
