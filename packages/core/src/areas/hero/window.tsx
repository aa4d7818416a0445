import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { artifactName } from '../../ui/format/artifact-words.ts'
import { Empty } from '../../ui/kit/empty.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { useTabs } from '../../ui/kit/tabs.tsx'
import { PlayerStore } from '../player/index.ts'
import { ArtifactPage } from './artifact-page.tsx'
import { ArtifactStore } from './artifact-store.ts'
import { BackpackPage } from './backpack-page.tsx'
import { CardsPage } from './cards-page.tsx'
import { ForgePage } from './forge-page.tsx'
import { ForgeStore } from './forge-store.ts'
import { HeroPage } from './hero-page.tsx'
import { wearableCount } from './news.ts'
import { OrderPage } from './order-page.tsx'
import { HeroStore } from './store.ts'
import { HeroStrip } from './strip.tsx'

type Page = 'heroes' | 'order' | 'backpack' | 'cards'

/** The heroes: one in detail, all in a strip, their order in a fight, the backpack and the cards. An artifact and the forge have pages of their own over the tab. */
export const Profile = observer(function Profile({
  creatureId,
  initialPage = 'heroes',
}: {
  readonly creatureId?: number
  readonly initialPage?: Page
}) {
  const { ui, t } = useServices()
  const heroes = useStore(HeroStore)
  const artifacts = useStore(ArtifactStore)
  const forge = useStore(ForgeStore)
  const player = useStore(PlayerStore)
  const all = [...heroes.squad, ...heroes.bench]
  const [chosen, setChosen] = useState<number | null>(creatureId ?? null)
  const [page, setPage] = useState<Page>(initialPage)
  const hero = all.find((creature) => creature.id === chosen) ?? all[0]
  const tabs = useTabs<Page>(
    [
      { id: 'heroes', label: t('profile.heroes'), icon: 'icon/heroes' },
      { id: 'order', label: t('profile.order'), icon: 'icon/order' },
      { id: 'backpack', label: t('backpack.title'), icon: 'icon/bag', badge: wearableCount(player.player) },
      { id: 'cards', label: t('cards.title'), icon: 'icon/cards' },
    ],
    page,
    setPage,
    t('hud.heroes'),
  )
  useEffect(() => {
    void heroes.loadHealthOptions()
    void heroes.seeNews()
    return () => {
      artifacts.choose(null)
      forge.put(null)
    }
  }, [heroes, artifacts, forge])
  const { onAnvil } = forge
  if (onAnvil)
    return (
      <Panel title={t(`forge.${onAnvil.kind}.title`)} onClose={ui.close} onBack={() => forge.put(null)}>
        <ForgePage onAnvil={onAnvil} />
      </Panel>
    )
  if (artifacts.chosen)
    return (
      <Panel title={artifactName(artifacts.chosen, t)} onClose={ui.close} onBack={() => artifacts.choose(null)}>
        <ArtifactPage artifact={artifacts.chosen} />
      </Panel>
    )
  return (
    <Panel
      className="sky-wide"
      title={t('hud.heroes')}
      onClose={ui.close}
      tabs={tabs.bar}
      foot={page === 'heroes' && all.length > 1 && hero ? <HeroStrip heroes={all} chosen={hero.id} onChoose={setChosen} /> : null}
    >
      <div {...tabs.panel} key={page}>
        {page === 'backpack' ? (
          <BackpackPage onChoose={artifacts.choose} />
        ) : page === 'cards' ? (
          <CardsPage />
        ) : !hero ? (
          <Empty text={t('profile.none')} />
        ) : page === 'heroes' ? (
          <HeroPage key={hero.id} hero={hero} onArtifact={artifacts.choose} />
        ) : (
          <OrderPage />
        )}
      </div>
    </Panel>
  )
})
