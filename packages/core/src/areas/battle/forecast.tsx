import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { consumableWords } from '../../ui/format/consumable-words.ts'
import { Button } from '../../ui/kit/button.tsx'
import { forecastWords } from './forecast-words.ts'
import { creatureName, OWN_SIDE, otherSides } from './sides.ts'
import { BattleStore } from './store.ts'

/** Whose turn it is, what to choose next, and what a hit would do. */
export const ForecastPanel = observer(function ForecastPanel() {
  const { t } = useServices()
  const battle = useStore(BattleStore)
  const { forecast } = battle
  const { acting } = battle.record
  const item = battle.ask?.consumables.find(({ id }) => id === battle.consumableId)
  const hint = item
    ? t('battle.consumableAsk', { name: t(`consumable.${item.kind}.name`), use: consumableWords(item.kind, t) })
    : battle.attackerId === null
      ? t('battle.chooseAttacker')
      : t(battle.mayHeal ? 'battle.chooseTargetOrHeal' : 'battle.chooseTarget')
  // Whose turn it is, and for how long, is shown by the area of these fights.
  if (battle.shared && !forecast) return null
  if (!battle.idle)
    return (
      <div className="sky-forecast sky-forecast-quiet">
        <p>
          {acting === null
            ? t('battle.round', { round: battle.battle?.round ?? 1 })
            : t(acting === OWN_SIDE ? 'battle.ownMove' : 'battle.enemyTurn')}
        </p>
      </div>
    )
  if (!forecast)
    return (
      <div className="sky-forecast">
        <p>
          <b>{t('battle.yourTurn')}.</b> {hint}
        </p>
      </div>
    )
  const words = forecastWords(forecast, battle.shown, t)
  // Several enemy teams fill the top of the view: the text would cover the creatures that it describes.
  const low = !forecast.heal && otherSides(battle.shown).length > 1
  return (
    <section className={`sky-forecast sky-forecast-full${low ? ' sky-forecast-low' : ''}`} aria-label={t('battle.forecast.title')}>
      <div>
        <p className="sky-forecast-who">
          {creatureName(forecast.attackerId, battle.shown, t)} › {creatureName(forecast.defenderId, battle.shown, t)}
        </p>
        <p>
          <b>{words.damage}</b>
          {words.kills ? <span className={`sky-kills sky-kills-${forecast.kills.toLowerCase()}`}>{words.kills}</span> : null}
          <span className="sky-small-text">
            {words.skill ? ` · ${words.skill}` : ''}
            {words.effects ? ` · ${words.effects}` : ''}
            {words.answer ? ` · ${words.answer}` : ''}
          </span>
        </p>
        {words.next ? <p className="sky-forecast-who sky-forecast-next">{words.next}</p> : null}
      </div>
      <Button small tone={forecast.heal ? 'good' : 'gold'} onPress={() => void battle.hit()}>
        {t(forecast.heal ? 'battle.mend' : 'battle.hit')}
      </Button>
    </section>
  )
})
