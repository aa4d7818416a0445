import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Empty } from '../../ui/kit/empty.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { useTabs } from '../../ui/kit/tabs.tsx'
import { HeroPage } from './hero-page.tsx'
import { OrderPage } from './order-page.tsx'
import { HeroStore } from './store.ts'
import { HeroStrip } from './strip.tsx'

type Page = 'heroes' | 'order'

/** The heroes: one in detail, all in a strip, and the order they fight in. */
export const Profile = observer(function Profile({ creatureId }: { readonly creatureId?: number }) {
  const { ui, t } = useServices()
  const heroes = useStore(HeroStore)
  const all = [...heroes.squad, ...heroes.bench]
  const [chosen, setChosen] = useState<number | null>(creatureId ?? null)
  const [page, setPage] = useState<Page>('heroes')
  const hero = all.find((creature) => creature.id === chosen) ?? all[0]
  const tabs = useTabs<Page>(
    [
      { id: 'heroes', label: t('profile.heroes'), icon: 'icon/heroes' },
      { id: 'order', label: t('profile.order'), icon: 'icon/swords' },
    ],
    page,
    setPage,
    t('hud.heroes'),
  )
  useEffect(() => {
    void heroes.loadHealthOptions()
  }, [heroes])
  return (
    <Panel
      title={t('hud.heroes')}
      onClose={ui.close}
      tabs={tabs.bar}
      foot={page === 'heroes' && all.length > 1 && hero ? <HeroStrip heroes={all} chosen={hero.id} onChoose={setChosen} /> : null}
    >
      <div {...tabs.panel} key={page}>
        {!hero ? <Empty text={t('profile.none')} /> : page === 'heroes' ? <HeroPage hero={hero} /> : <OrderPage />}
      </div>
    </Panel>
  )
})
