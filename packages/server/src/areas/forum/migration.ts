import type { Tx } from '../../storage/db.ts'
import type { Migration } from '../../storage/migrate.ts'

/** FTS5 has an index of its own, which triggers keep equal to the table. */
const sqliteIndex = [
  "create virtual table forum_words using fts5(words, content='forum_topic', content_rowid='id', tokenize='unicode61 remove_diacritics 0')",
  'create trigger forum_words_insert after insert on forum_topic begin insert into forum_words (rowid, words) values (new.id, new.words); end',
  `create trigger forum_words_delete after delete on forum_topic begin
    insert into forum_words (forum_words, rowid, words) values ('delete', old.id, old.words);
  end`,
  `create trigger forum_words_update after update of words on forum_topic begin
    insert into forum_words (forum_words, rowid, words) values ('delete', old.id, old.words);
    insert into forum_words (rowid, words) values (new.id, new.words);
  end`,
]
const postgresIndex = ["create index forum_topic_words on forum_topic using gin (array_to_tsvector(string_to_array(words, ' ')))"]

async function createWordIndex(tx: Tx): Promise<void> {
  for (const statement of tx.engine === 'sqlite' ? sqliteIndex : postgresIndex) await tx.run(statement)
}

/**
 * Topics and comments. `words` are the stems of a topic's words, which the full-text index of the engine finds. Deleted topics and comments keep their text for
 * moderators. `comments` does not count deleted ones.
 */
export const forum: Migration = {
  name: '2026-11-23-forum',
  sql: [
    `create table forum_topic (
      id {{id}},
      clan_id bigint references clan(id),
      lang text not null,
      category text not null,
      author_id bigint not null references player(id),
      title text not null,
      text text not null,
      words text not null,
      tag text,
      is_private bigint not null,
      guest bigint not null,
      pinned bigint not null,
      created_at bigint not null,
      edited_at bigint,
      commented_at bigint not null,
      comments bigint not null,
      deleted_at bigint
    )`,
    'create index forum_topic_of_category on forum_topic (clan_id, lang, category)',
    'create index forum_topic_of_guests on forum_topic (guest, lang)',
    'create index forum_topic_of_author on forum_topic (author_id, created_at)',
    `create table forum_comment (
      id {{id}},
      topic_id bigint not null references forum_topic(id),
      author_id bigint not null references player(id),
      text text not null,
      at bigint not null,
      deleted_at bigint
    )`,
    'create index forum_comment_of_topic on forum_comment (topic_id, id)',
    'create index forum_comment_of_author on forum_comment (author_id, at)',
  ],
  fill: createWordIndex,
}

/** When an author last changed a comment. */
export const commentEdits: Migration = {
  name: '2026-11-23-forum-comment-edits',
  sql: ['alter table forum_comment add column edited_at bigint'],
}

const orders = { commented: 'commented_at desc', created: 'created_at desc', most: 'comments desc' }
const shelves = [
  ['public', 'lang, category', 'clan_id is null'],
  ['clan', 'clan_id, category', 'clan_id is not null'],
  ['guest', 'lang', 'guest = 1'],
] as const

/**
 * An index for each order of each list of topics, and the numbers of topics that are not deleted, by category. `clan_id` is 0 for the forum for everybody and
 * for topics open to guests; `lang` is empty in the forum of a clan.
 */
export const topicLists: Migration = {
  name: '2026-11-29-forum-topic-lists',
  sql: [
    'drop index forum_topic_of_category',
    'drop index forum_topic_of_guests',
    ...shelves.flatMap(([shelf, columns, condition]) =>
      Object.entries(orders).map(
        ([name, order]) =>
          `create index forum_topic_${shelf}_${name} on forum_topic (${columns}, pinned desc, ${order}, id desc) where ${condition}`,
      ),
    ),
    'create index forum_topic_private on forum_topic (author_id) where is_private = 1 and deleted_at is null',
    `create table forum_count (
      clan_id bigint not null,
      lang text not null,
      category text not null,
      open_topics bigint not null,
      private_topics bigint not null,
      primary key (clan_id, lang, category)
    )`,
    ...[
      ['coalesce(clan_id, 0)', "case when clan_id is null then lang else '' end", 'category', 'true'],
      ['0', 'lang', "'GUESTS'", 'guest = 1 and clan_id is not null'],
    ].map(
      ([clan, lang, category, condition]) =>
        `insert into forum_count (clan_id, lang, category, open_topics, private_topics)
         select ${clan}, ${lang}, ${category}, sum(1 - is_private), sum(is_private) from forum_topic where deleted_at is null and ${condition} group by 1, 2, 3`,
    ),
  ],
}
