import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { commentHandlers } from './comments/handlers.ts'
import { commentEdits, forum, topicLists } from './migration.ts'
import { personal } from './personal.ts'
import { changeHandlers } from './topics/changes.ts'
import { listHandlers } from './topics/lists.ts'

export const area = defineArea(contract.forum, {
  migrations: [forum, commentEdits, topicLists],
  personal,
  handlers: { ...listHandlers, ...changeHandlers, ...commentHandlers },
})
