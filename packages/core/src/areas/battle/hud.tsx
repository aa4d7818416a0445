import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'
import { consumableWords } from '../../ui/format/consumable-words.ts'
import { noteFingerprint } from '../fairness/public.ts'
import { BattleSides } from './beside.tsx'
import { ForecastPanel } from './forecast.tsx'
import { CreatureLook } from './look.tsx'
import { speedFactor, speeds } from './scene/timing.ts'
import { BattleStore } from './store.ts'

/** The speeds of a fight that is shown; NOT_LUNCH is chosen in the settings. */
const shownSpeeds: typeof speeds = speeds.filter((speed) => speed !== 'NOT_LUNCH')

/** The HUD of a fight: the forecast above, actions below. */
export const BattleHud = observer(function BattleHud() {
  const services = useServices()
  const { ui, t } = services
  const battle = services.get(BattleStore)
  const { id, seedHash } = battle.battle ?? {}
  useEffect(() => {
    if (id !== undefined && seedHash !== undefined) noteFingerprint(services.local, id, seedHash)
  }, [services, id, seedHash])
  if (!battle.battle || battle.result) return null
  const giveUp = async () => {
    const sure = await ui.ask({
      title: t(`${battle.calls.words}.giveUp`),
      text: t(`${battle.calls.words}.giveUpAsk`),
      ok: t(`${battle.calls.words}.giveUpYes`),
      cancel: t(`${battle.calls.words}.giveUpNo`),
    })
    if (sure) await battle.giveUp()
  }
  const faster = () => battle.setSpeed(shownSpeeds[(shownSpeeds.indexOf(battle.speed) + 1) % shownSpeeds.length] ?? 'DEFAULT')
  return (
    <>
      <ForecastPanel />
      <BattleSides />
      <CreatureLook />
      <nav className="sky-battle-bar sky-board" aria-label={t('a11y.battle.region')}>
        {battle.supplied ? (
          <ul className="sky-consumables" aria-label={t('battle.consumables')}>
            {battle.ask?.consumables.map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  className="sky-consumable"
                  aria-pressed={battle.consumableId === item.id}
                  aria-label={`${t(`consumable.${item.kind}.name`)}, ${t('battle.consumableCount', { count: item.count })}. ${consumableWords(item.kind, t)}`}
                  title={t(`consumable.${item.kind}.name`)}
                  disabled={!battle.idle || item.targets.length === 0}
                  onClick={() => battle.pickConsumable(battle.consumableId === item.id ? null : item.id)}
                >
                  <Sprite frame={`consumable/${item.kind}`} />
                  <b className="sky-num" aria-hidden>
                    {item.count}
                  </b>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <button type="button" className="sky-battle-act" disabled={!battle.idle} onClick={() => void battle.skip()}>
          <Sprite frame="icon/shield" />
          <span>{t('battle.skip')}</span>
        </button>
        <button
          type="button"
          className="sky-battle-act sky-battle-speed"
          onClick={faster}
          aria-label={`${t('battle.speedLabel')}: ${t(`battle.speed.${battle.speed}`)}`}
        >
          <Sprite frame="icon/speed" />
          <span>{t(`battle.speed.${battle.speed}`)}</span>
        </button>
        {/* Where others wait, no time is left to watch a move again; without animations there is nothing to watch. */}
        {battle.shared ? null : (
          <button
            type="button"
            className="sky-battle-act"
            title={t('battle.replay')}
            disabled={!battle.idle || !battle.lastMove || speedFactor[battle.speed] === 0}
            onClick={battle.replay}
          >
            <Sprite frame="icon/play" />
            <span>{t('battle.replayShort')}</span>
          </button>
        )}
        <button
          type="button"
          className="sky-battle-act sky-battle-story"
          title={t('a11y.battle.log')}
          onClick={() => ui.open('battle log')}
        >
          <Sprite frame="icon/book" />
          <span>{t('battle.logShort')}</span>
        </button>
        <button type="button" className="sky-battle-act" disabled={battle.busy} onClick={() => void giveUp()}>
          <Sprite frame="icon/flag" />
          <span>{t(`${battle.calls.words}.giveUp`)}</span>
        </button>
      </nav>
    </>
  )
})
