import type { ForumCategoryInfo } from '@skystair/contract'
import { clanCategories, guestCategory, publicCategories } from '@skystair/world/areas/forum/rows'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { KeeperBanner } from '../../ui/kit/painting.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { Search } from './search.tsx'
import { ForumStore } from './store.ts'

const icons = new Map<string, string>([...publicCategories, guestCategory, ...clanCategories].map(({ id, icon }) => [id, icon]))

/** The first page: the owl, the search, and the categories. */
export const Home = observer(function Home() {
  const { t } = useServices()
  const { categories, go } = useStore(ForumStore)
  const all = categories.value
  const ofClan = all?.filter(({ clan }) => clan) ?? []
  return (
    <>
      <KeeperBanner
        keeper="keeper/3/owl"
        mood="calm"
        name="place/forum"
        speaker={t('forum.owl')}
        about={t('forum.about')}
        line={t('forum.says')}
      />
      <Search search="" onSearch={(search) => go({ kind: 'TOPICS', category: null, search })} />
      {categories.failed ? (
        <Problem onRetry={() => void categories.reload()} />
      ) : !all ? (
        <Waiting />
      ) : (
        <>
          {ofClan.length > 0 ? (
            <>
              <Heading>{t('forum.clanForum')}</Heading>
              <Shelves of={ofClan} label={t('forum.clanCategories')} />
              <Heading>{t('forum.forAll')}</Heading>
            </>
          ) : null}
          <Shelves of={all.filter(({ clan }) => !clan)} label={t('forum.categories')} />
        </>
      )}
    </>
  )
})

const Shelves = observer(function Shelves({ of, label }: { readonly of: readonly ForumCategoryInfo[]; readonly label: string }) {
  const { t } = useServices()
  const { go } = useStore(ForumStore)
  return (
    <ul className="sky-forum-list" aria-label={label}>
      {of.map(({ category, topics }) => (
        <li key={category}>
          <button type="button" onClick={() => go({ kind: 'TOPICS', category, search: '' })}>
            <Sprite frame={icons.get(category) ?? guestCategory.icon} size={40} />
            <span className="sky-forum-words">
              <b>{t(`forum.category.${category}.name`)}</b>
              <span className="sky-soft sky-small-text">{t(`forum.category.${category}.about`)}</span>
            </span>
            <span className="sky-soft sky-small-text sky-forum-count">{t('forum.topics', { count: topics })}</span>
          </button>
        </li>
      ))}
    </ul>
  )
})
