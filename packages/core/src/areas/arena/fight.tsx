import type { Arena, ArenaOutcome } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { gainWords } from '../../ui/format/gain-look.ts'
import { useAmount } from '../../ui/format/use-amount.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty } from '../../ui/kit/empty.tsx'
import { Gains } from '../../ui/kit/gains.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { Rest } from './rest.tsx'
import { RivalRow } from './rival.tsx'
import { ArenaSceneStore } from './scene/store.ts'
import { ArenaStore } from './store.ts'

/** The player's place, the daily reward and the rivals. */
export const FightTab = observer(function FightTab({ arena }: { readonly arena: Arena }) {
  const { t } = useServices()
  const store = useStore(ArenaStore)
  return (
    <div className="sky-pair">
      <div className="sky-column">
        {store.outcome ? <Outcome outcome={store.outcome} /> : null}
        <Standing arena={arena} />
        <Reward arena={arena} />
        <Outlet name="arena/fight" />
        {arena.rest ? <Rest rest={arena.rest} /> : null}
      </div>
      <div className="sky-column">
        <Heading>{t('arena.rivals')}</Heading>
        <p className="sky-soft sky-small-text">{t('arena.rivalsAbout')}</p>
        {arena.rivals.length === 0 ? (
          <Empty text={t('arena.rivalsNone')} />
        ) : (
          <ul className="sky-column" aria-label={t('arena.rivals')}>
            {arena.rivals.map((rival) => (
              <RivalRow key={rival.positionNumber} rival={rival} arena={arena} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
})

const Outcome = observer(function Outcome({ outcome }: { readonly outcome: ArenaOutcome }) {
  const { t } = useServices()
  const { won, positionFrom: from, positionTo: to, rivalMoved, leagueFrom, leagueTo } = outcome
  const words = !won ? 'lost' : rivalMoved ? 'moved' : from === to ? 'kept' : 'rose'
  return (
    <Spoken className="sky-box sky-center">
      <p className={won ? 'sky-good-text' : ''}>{t(`arena.outcome.${words}`, { from, to })}</p>
      {leagueFrom === leagueTo ? null : <b>{t('arena.outcome.league', { league: t(`arena.league.${leagueTo}`) })}</b>}
    </Spoken>
  )
})

const Standing = observer(function Standing({ arena }: { readonly arena: Arena }) {
  const { ui, t } = useServices()
  const scene = useStore(ArenaSceneStore)
  const amount = useAmount('sentence')
  const { league, positionNumber, wins, fights, power } = arena
  if (!league) return null
  return (
    <section className="sky-box sky-arena-standing">
      <Sprite frame={`league/${league}`} />
      <div>
        <b>{t(`arena.league.${league}`)}</b>
        <span className="sky-arena-place">{t('arena.place', { place: positionNumber ?? 0 })}</span>
        <span className="sky-soft sky-small-text">
          {t('arena.ownPower', { power: amount(power) })}
          {fights > 0 ? ` · ${t('arena.record', { wins, fights })}` : ''}
        </span>
      </div>
      {ui.scene === 'arena' ? null : (
        <Button small tone="plain" icon="icon/arena" onPress={() => void scene.visit()}>
          {t('arena.scene.visit')}
        </Button>
      )}
    </section>
  )
})

const Reward = observer(function Reward({ arena: { reward, rewardAt } }: { readonly arena: Arena }) {
  const { clock, t } = useServices()
  const until = useUntil()
  const store = useStore(ArenaStore)
  const { gains, busy } = store.reward
  const isDue = rewardAt !== null && rewardAt <= clock.now
  return (
    <Spoken as="section" className="sky-box sky-column">
      {gains.length > 0 ? <Gains gains={gains} roll /> : null}
      {reward || isDue ? (
        <div className="sky-row sky-arena-reward">
          <Sprite frame={reward ? `league/${reward.league}` : 'icon/gifts'} size={44} />
          <span>{reward ? reward.gains.map((gain) => gainWords(gain, t)).join(', ') : t('arena.rewardLater')}</span>
          <Button small tone="good" disabled={busy} onPress={() => void store.takeReward()}>
            {t('arena.rewardTake')}
          </Button>
        </div>
      ) : (
        <p className="sky-center sky-soft sky-small-text">{t('arena.rewardNext', { time: until(rewardAt ?? clock.now, clock.now) })}</p>
      )}
    </Spoken>
  )
})
