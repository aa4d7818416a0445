// Checks of the rows and texts. Only tests call them.
import type { Content } from './content.ts'
import { ids } from './ids.ts'
import { offers } from './offers.ts'
import { rewards } from './rewards.ts'
import { road } from './road.ts'
import { tasks } from './tasks.ts'
import { texts } from './texts.ts'
import { wording } from './wording.ts'

export { type Content, flat } from './content.ts'

/** Returns a sentence for each problem: duplicate or unknown names, missing texts, placeholders, impossible rewards, unreachable places. */
export const problems = (content: Content): string[] =>
  [ids, road, rewards, offers, tasks, texts, wording].flatMap((check) => check(content))
