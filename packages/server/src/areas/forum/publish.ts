import type { Context } from '../../handlers.ts'
import type { TopicRow } from './topics/repository.ts'

type Placed = Pick<TopicRow, 'id' | 'category' | 'clan_id' | 'is_private' | 'guest'>

/**
 * Notifies those who may read a topic that it, or a comment on it, is new, changed or deleted, after the commit: the members of its clan, or everybody if it is not a clan's or is open
 * to guests. Nobody is notified of private topics.
 */
export function publishForum(
  { after }: Pick<Context, 'after'>,
  what: 'TOPIC' | 'COMMENT',
  { id: topicId, category, clan_id, is_private, guest }: Placed,
): void {
  if (is_private === 1) return
  const destination = clan_id === null || guest === 1 ? '/stomp/broadcast' : `/stomp/clan/${clan_id}`
  const event =
    what === 'TOPIC'
      ? ({ type: 'forum.topic', notificationType: 'FORUM_TOPIC', topicId, category } as const)
      : ({ type: 'forum.comment', notificationType: 'FORUM_COMMENT', topicId, category } as const)
  after((bus) => bus.publish(destination, event))
}
