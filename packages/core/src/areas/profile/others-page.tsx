import type { ProfileHero } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { PlayerStore } from '../player/index.ts'
import { Head } from './head.tsx'
import { clanOf, ProfileStore } from './store.ts'

/** Other players do not see wounds. */
const HEALTHY = { current: 1, total: 1 }

/** The profile of a player, as other players see it. */
export const OthersPage = observer(function OthersPage({ playerId }: { readonly playerId: number }) {
  const { ui, t } = useServices()
  const store = useStore(ProfileStore)
  const me = useStore(PlayerStore)
  useEffect(() => void store.show(playerId), [store, playerId])
  const { failed, value: who } = store.profile
  if (failed) return <Problem onRetry={() => void store.show(playerId)} />
  if (who?.id !== playerId) return <Waiting />
  return (
    <div className="sky-column">
      {playerId === me.player?.id ? <p className="sky-center sky-soft">{t('playerPage.asOthersNote')}</p> : null}
      <Head who={who} clan={clanOf(who)}>
        {playerId === me.player?.id ? null : (
          <div className="sky-row">
            <Button small tone="plain" icon="icon/mail" onPress={() => ui.open('mail', { partner: { id: who.id, name: who.name } })}>
              {t('playerPage.write')}
            </Button>
            {who.name === null ? null : (
              <Button small tone="plain" icon="icon/warning" onPress={() => void store.report()}>
                {t('playerPage.report')}
              </Button>
            )}
          </div>
        )}
      </Head>
      <Heading>{t('playerPage.squad')}</Heading>
      {who.squad ? (
        <ul className="sky-squad">
          {who.squad.map((hero) => (
            <Hero key={hero.id} hero={hero} />
          ))}
        </ul>
      ) : (
        <p className="sky-center sky-soft">{t('playerPage.squadHidden')}</p>
      )}
    </div>
  )
})

const Hero = observer(function Hero({ hero }: { readonly hero: ProfileHero }) {
  const { t } = useServices()
  const name = t(`creature.${hero.imageId}.name`)
  return (
    <li>
      <Card creature={{ ...hero, health: HEALTHY }} size="mini" />
      <b className="sky-small-text">{name}</b>
      <span className="sky-small-text sky-soft">{t('common.levelShort', { level: hero.level })}</span>
      <span className="sky-hidden">{t('common.rankOf', { rank: hero.rank, max: hero.maxRank })}</span>
    </li>
  )
})
