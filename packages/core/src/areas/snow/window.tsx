import type { SnowWorld } from '@skystair/contract'
import { snow as rules, SNOWSHOE_STEPS } from '@skystair/world/areas/snow/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { resourceFrame } from '../../art/resource-frame.ts'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Painting } from '../../ui/kit/painting.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { hoursAway } from './hours.ts'
import { SnowStore } from './store.ts'

/** The window of the snow world: its contents, the number of steps, and the time of the next visit. */
export const SnowWindow = observer(function SnowWindow() {
  const { clock, ui, t } = useServices()
  const store = useStore(SnowStore)
  useEffect(() => void store.snow.reload(), [store])
  const { value: snow, failed } = store.snow
  const resting = snow !== null && snow.returnAt > clock.now
  const says = !snow?.open ? 'early' : snow.inside ? 'inside' : resting ? 'resting' : snow.visits > 0 ? 'again' : 'first'
  return (
    <Panel title={t('hud.snow')} onClose={ui.close} foot={snow ? <Gate snow={snow} resting={resting} /> : null}>
      <Painting
        name="place/snow"
        keeper="keeper/3/hare_postman"
        mood={resting || !snow?.open ? 'cross' : snow.visits > 0 ? 'glad' : 'calm'}
      >
        <b>{t('snow.keeper')}</b>
        <span>{t(`snow.says.${says}`, { stair: snow?.minStair ?? rules.fromStair })}</span>
      </Painting>
      {snow ? (
        <>
          <p className="sky-center sky-snow-about">
            {t('snow.about', { count: snow.steps, time: duration(hoursAway, t) })} {t('snow.onlyUp')}
            {snow.snowshoes > 0 ? ` ${t('snow.snowshoes', { count: snow.snowshoes, steps: SNOWSHOE_STEPS })}` : null}
          </p>
          <section className="sky-box sky-column">
            <h3 className="sky-heading">{t('snow.finds')}</h3>
            <ul className="sky-snow-finds">
              {rules.resources.map(({ kind }) => (
                <li key={kind}>
                  <Sprite frame={resourceFrame(kind)} size={40} />
                  <span className="sky-small-text">{t(`resource.${kind}`)}</span>
                </li>
              ))}
            </ul>
            <p className="sky-center sky-small-text">{t('snow.hoards', { count: rules.hoardEvery })}</p>
          </section>
        </>
      ) : failed ? (
        <Problem onRetry={() => void store.snow.reload()} />
      ) : (
        <Waiting />
      )}
    </Panel>
  )
})

/** The button to enter, or the reason why it is closed. */
const Gate = observer(function Gate({
  snow: { inside, open, minStair, returnAt },
  resting,
}: {
  readonly snow: SnowWorld
  readonly resting: boolean
}) {
  const { clock, t } = useServices()
  const store = useStore(SnowStore)
  const until = useUntil()
  if (inside) return null
  return (
    <div className="sky-snow-go">
      {resting ? (
        <span>{t('snow.opens', { time: until(returnAt, clock.now) })}</span>
      ) : open ? null : (
        <span>{t('snow.locked', { stair: minStair })}</span>
      )}
      <Button first disabled={store.busy || !open || resting} onPress={() => void store.enter()}>
        {t('snow.enter')}
      </Button>
    </div>
  )
})
