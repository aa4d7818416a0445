import type { Arena } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button, IconButton } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { PlayerStore } from '../player/index.ts'
import { ArenaStore } from './store.ts'

const HOURS = 24

/** The defenders of the place, and the hour of the daily reward. */
export const SettingsTab = observer(function SettingsTab({ arena }: { readonly arena: Arena }) {
  return (
    <>
      <Defence />
      <Hour arena={arena} />
    </>
  )
})

const Defence = observer(function Defence() {
  const { t } = useServices()
  const store = useStore(ArenaStore)
  const creatures = useStore(PlayerStore).player?.creatures ?? []
  const { defence, chosen, busy } = store
  return (
    <section className="sky-box sky-column">
      <Heading>{t('arena.settings.defence')}</Heading>
      <p className="sky-small-text sky-soft">{t('arena.settings.defenceAbout')}</p>
      {defence.length === 0 ? <p className="sky-small-text">{t('arena.settings.asRoad')}</p> : null}
      <ul className="sky-arena-heroes">
        {creatures.map((creature) => {
          const position = defence.indexOf(creature.id) + 1
          const name = t(`creature.${creature.imageId}.name`)
          const label = position > 0 ? t('arena.settings.remove', { name, place: position }) : t('arena.settings.add', { name })
          return (
            <li key={creature.id}>
              <button type="button" aria-pressed={position > 0} onClick={() => store.toggle(creature.id)}>
                <span className="sky-hidden">{label}</span>
                <Card creature={{ ...creature, health: { current: creature.health.total, total: creature.health.total } }} size="mini" />
                {position > 0 ? (
                  <b className="sky-badge" aria-hidden>
                    {position}
                  </b>
                ) : null}
              </button>
            </li>
          )
        })}
      </ul>
      <div className="sky-row sky-center">
        <Button small disabled={busy || chosen === null || chosen.length === 0} onPress={() => void store.saveDefence()}>
          {t('arena.settings.save')}
        </Button>
        <Button small tone="plain" disabled={busy || defence.length === 0} onPress={() => void store.saveDefence([])}>
          {t('arena.settings.useRoad')}
        </Button>
      </div>
    </section>
  )
})

/** The hour of the reward, with buttons for an hour earlier or later. */
const Hour = observer(function Hour({ arena: { rewardHour, timeZone } }: { readonly arena: Arena }) {
  const { t } = useServices()
  const store = useStore(ArenaStore)
  const move = (by: number) => void store.setHour((rewardHour + by + HOURS) % HOURS)
  return (
    <section className="sky-box sky-column">
      <Heading>{t('arena.settings.hour')}</Heading>
      <div className="sky-row sky-center">
        <IconButton icon="icon/minus" label={t('arena.settings.earlier')} disabled={store.busy} onPress={() => move(-1)} />
        <Spoken as="b" className="sky-num sky-arena-hour">
          {t('arena.settings.hourOf', { hour: rewardHour })}
        </Spoken>
        <IconButton icon="icon/plus" label={t('arena.settings.later')} disabled={store.busy} onPress={() => move(1)} />
      </div>
      <p className="sky-small-text sky-soft">{t('arena.settings.hourAbout', { zone: timeZone })}</p>
    </section>
  )
})
