import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { PlayerStore } from '../player/index.ts'
import { EntryStore } from './store.ts'

/** The choice between the save of this device and that of the platform's player. Both are kept, and the choice can be put off. */
export const SaveChoiceWindow = observer(function SaveChoiceWindow() {
  const { lang, t } = useServices()
  const player = useStore(PlayerStore)
  const entry = useStore(EntryStore)
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Panel
      kind="dialog"
      title={t('platform.choose.title')}
      onClose={entry.putOff}
      foot={
        <Button tone="plain" onPress={entry.putOff}>
          {t('platform.choose.later')}
        </Button>
      }
    >
      <p className="sky-center">{t('platform.choose.about')}</p>
      <ul className="sky-saves">
        {entry.saves.map((save) => {
          const name = save.name ?? t('platform.choose.guest')
          const current = save.id === player.player?.id
          return (
            <li key={save.id} className="sky-box sky-column">
              <b>{name}</b>
              <span className="sky-num">
                {t('platform.choose.stair', { stair: save.stair })} · {t('common.levelShort', { level: save.level })}
              </span>
              <span className="sky-soft sky-small-text">{t('platform.choose.lastSeen', { time: when.format(save.lastSeen) })}</span>
              {current ? <span className="sky-good-text sky-small-text">{t('platform.choose.current')}</span> : null}
              <Button
                small
                first={current}
                tone={current ? 'good' : 'gold'}
                disabled={entry.busy}
                label={`${t('platform.choose.go')}: ${name}, ${t('platform.choose.stair', { stair: save.stair })}`}
                onPress={() => void entry.choose(save.id)}
              >
                {t('platform.choose.go')}
              </Button>
            </li>
          )
        })}
      </ul>
      <p className="sky-soft sky-small-text sky-center">{t('platform.choose.laterNote')}</p>
    </Panel>
  )
})
