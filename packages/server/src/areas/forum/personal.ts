import type { PersonalTable } from '../../personal-table.ts'

const keptFor = 'others have taken part in the conversation; the texts are erased'

/** The personal data in the tables of the forum. */
export const personal: readonly PersonalTable[] = [
  {
    table: 'forum_topic',
    by: ['author_id'],
    exported: [
      'clan_id',
      'lang',
      'category',
      'author_id',
      'title',
      'text',
      'tag',
      'is_private',
      'guest',
      'created_at',
      'edited_at',
      'deleted_at',
    ],
    hidden: ['id', 'words', 'pinned', 'commented_at', 'comments'],
    onDeletion: { keptFor, blank: { title: '', text: '', words: '', tag: null } },
  },
  {
    table: 'forum_comment',
    by: ['author_id'],
    exported: ['topic_id', 'author_id', 'text', 'at', 'edited_at', 'deleted_at'],
    hidden: ['id'],
    onDeletion: { keptFor, blank: { text: '' } },
  },
]
