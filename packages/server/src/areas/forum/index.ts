import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { commentHandlers } from './comments/handlers.ts'
import { commentEdits, forum, topicLists } from './migration.ts'
import { personal } from './personal.ts'
import { changeHandlers } from './topics/changes.ts'
import { listHandlers } from './topics/lists.ts'

export const area = defineArea(contract.forum, {
  tables: {
    forum_comment: { keptFor: 'others have taken part in the conversation', by: 'the number of comments of a day' },
    forum_count: { for: 'CLAN', most: 'CATALOGUE' },
    forum_topic: { keptFor: 'others have taken part in the conversation', by: 'the number of topics of a day' },
  },
  migrations: [forum, commentEdits, topicLists],
  personal,
  handlers: { ...listHandlers, ...changeHandlers, ...commentHandlers },
})
