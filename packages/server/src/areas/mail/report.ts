import { QUESTIONS_PAGE } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import type { Tx } from '../../storage/db.ts'
import { messagesById } from '../chat/repository.ts'
import { namesOf } from '../player/repository.ts'
import { unansweredQuestions } from './repository.ts'

/** Returns the unanswered questions to the support, the oldest first, each with its last message. */
export async function supportReport(tx: Tx, now: number): Promise<string> {
  const rows = await unansweredQuestions(tx, QUESTIONS_PAGE)
  if (rows.length === 0) return 'No question waits for the support.'
  const names = await namesOf(
    tx,
    rows.map(({ player_id }) => player_id),
  )
  const last = await messagesById(
    tx,
    rows.map(({ last_id }) => last_id),
  )
  const lines = rows.flatMap(({ player_id, last_id }) => {
    const message = last.get(last_id)
    if (!message) return []
    const hours = Math.floor((now - message.at) / HOUR)
    return [`${player_id}  ${names.get(player_id) ?? '(no name)'}, ${hours} h ago: ${message.text}`]
  })
  return [`Questions that wait, ${QUESTIONS_PAGE} at most; moderators answer them in the game’s mail:`, ...lines].join('\n')
}
