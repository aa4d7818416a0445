import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Empty } from '../../ui/kit/empty.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { abilityEntries, Entries, lookTitle, traitEntry } from './look.tsx'
import { OWN_SIDE } from './sides.ts'
import { BattleStore } from './store.ts'

/** Number of lines of the log shown beside the fight. */
const LINES = 12
/** The log of the fight as a window, for pages that have no room beside the fight. */
export const BattleLogWindow = observer(function BattleLogWindow() {
  const { ui, t } = useServices()
  const { lines } = useStore(BattleStore).record
  return (
    <Panel className="sky-fit" title={t('a11y.battle.log')} onClose={ui.close}>
      {lines.length === 0 ? <Empty /> : null}
      <ol className="sky-column sky-battle-lines">
        {[...lines].reverse().map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </Panel>
  )
})

/** Number of traits shown beside the fight. */
const TRAITS = 4

/** Shows the log and traits beside the fight on a wide page: those of the chosen creatures, otherwise of the enemies; all about a creature under the mouse. */
export const BattleSides = observer(function BattleSides() {
  const { t } = useServices()
  const battle = useStore(BattleStore)
  const looked = battle.shown.find(({ id }) => id === battle.lookedAt)
  const chosen = [battle.attackerId, battle.defenderId]
  const told = battle.shown.filter(({ id, side, health }) =>
    battle.attackerId === null ? side !== OWN_SIDE && health.current > 0 : chosen.includes(id),
  )
  const classes = [...new Set(told.map((creature) => creature.class))].slice(0, TRAITS)
  const lines = battle.record.lines.slice(-LINES).reverse()
  return (
    <>
      {/* The mirror has the log for screen readers. */}
      <div className="sky-side sky-side-left" aria-hidden>
        {lines.length > 0 ? (
          <div className="sky-side-box sky-battle-log">
            <h3>{t('a11y.battle.log')}</h3>
            {lines.map(({ id, text }) => (
              <p key={id}>{text}</p>
            ))}
          </div>
        ) : null}
      </div>
      <div className="sky-side sky-side-right">
        <section className="sky-side-box sky-battle-traits" aria-label={t('battle.traits')}>
          <h3>{looked ? lookTitle(looked, t) : t('battle.traits')}</h3>
          <Entries entries={looked ? abilityEntries(looked, t) : classes.map((name) => traitEntry(name, t))} />
        </section>
      </div>
    </>
  )
})
