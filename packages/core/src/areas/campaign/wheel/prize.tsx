import type { WheelPrize } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { gainsWords } from '../../../ui/format/gain-look.ts'
import { Card } from '../../../ui/kit/card.tsx'
import { Gains } from '../../../ui/kit/gains.tsx'
import { Spoken } from '../../../ui/kit/spoken.tsx'
import { WheelStore } from './store.ts'

/** The prize once the wheel has stopped, or the taken one. */
export const Prize = observer(function Prize() {
  const { t } = useServices()
  const { prize, taken } = useStore(WheelStore)
  return (
    <Spoken className="sky-column sky-center">
      {prize ? (
        <>
          <b>{t('wheel.stopped', { prize: gainsWords(prize.gains, t) })}</b>
          <Gains gains={prize.gains} />
        </>
      ) : taken.length > 0 ? (
        <b className="sky-good-text">{t('wheel.taken', { prize: gainsWords(taken, t) })}</b>
      ) : null}
    </Spoken>
  )
})

/** The creatures that can receive the prize. They are scrolled into view when it appears. */
export const Receivers = observer(function Receivers({ prize }: { readonly prize: WheelPrize }) {
  const { t } = useServices()
  const store = useStore(WheelStore)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <ul ref={list} className="sky-receivers" aria-label={t('wheel.whom')}>
      {prize.creatures.map((creature) => {
        const name = t(`creature.${creature.imageId}.name`)
        return (
          <li key={creature.id}>
            <button type="button" disabled={store.taking.busy} onClick={() => void store.take(creature.id)}>
              <Card creature={creature} size="mini" />
              <b className="sky-small-text">{t('wheel.rise', { name, rank: creature.rank, max: creature.maxRank })}</b>
            </button>
          </li>
        )
      })}
    </ul>
  )
})
