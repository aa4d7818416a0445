// The categories of the forum, in the order in which they are listed. Their names are texts.
import type { ForumCategory, ForumShelf } from '@skystair/contract'

export interface ForumCategoryRow<T extends ForumShelf = ForumCategory> {
  readonly id: T
  readonly icon: string
}

type Clans = 'CLAN_TALK' | 'CLAN_PLANS'

export const publicCategories: readonly ForumCategoryRow<Exclude<ForumCategory, Clans>>[] = [
  { id: 'TALK', icon: 'icon/chat' },
  { id: 'GUIDES', icon: 'icon/book' },
  { id: 'BATTLES', icon: 'icon/swords' },
  { id: 'CLANS', icon: 'icon/flag' },
  { id: 'IDEAS', icon: 'social/idea' },
]

/** The category with the topics of all clans that are open to guests. */
export const guestCategory: ForumCategoryRow<'GUESTS'> = { id: 'GUESTS', icon: 'icon/heart' }

/** The categories of the own forum of each clan. */
export const clanCategories: readonly ForumCategoryRow<Clans>[] = [
  { id: 'CLAN_TALK', icon: 'icon/clan' },
  { id: 'CLAN_PLANS', icon: 'icon/tasks' },
]
