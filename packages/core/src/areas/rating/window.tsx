import type { RatingPosition } from '@skystair/contract'
import { RATING_FILTER_MAX, RatingType } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { Form } from '../../ui/kit/form.tsx'
import { ListFace } from '../../ui/kit/list-face.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { useTabs } from '../../ui/kit/tabs.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { faceFrame } from '../hero/index.ts'
import { PlayerStore } from '../player/index.ts'
import { RatingStore } from './store.ts'

/** The ratings: one tab for each, a filter, and the positions by pages. */
export const RatingWindow = observer(function RatingWindow({ type = 'level' }: { readonly type?: RatingType }) {
  const { ui, t } = useServices()
  const store = useStore(RatingStore)
  useEffect(() => {
    void store.show(type)
    return store.leave
  }, [store, type])
  const tabs = RatingType.map((id) => ({ id, label: t(`rating.type.${id}`) }))
  const { bar, panel } = useTabs<RatingType>(tabs, store.type, (id) => void store.show(id), t('rating.types'))
  return (
    <Panel title={t('rating.title')} onClose={ui.close} tabs={<div className="sky-rating-tabs">{bar}</div>} foot={<Foot />}>
      <div {...panel} className="sky-column">
        <Find />
        <Positions />
      </div>
    </Panel>
  )
})

const Find = observer(function Find() {
  const { t } = useServices()
  const store = useStore(RatingStore)
  const [text, setText] = useState(store.filter)
  return (
    <Form onSubmit={() => void store.find(text)}>
      <div className="sky-field-line">
        <Field label={t('rating.filter')} value={text} onChange={setText} maxLength={RATING_FILTER_MAX} autoComplete="off" />
        <Button submit tone="plain" onPress={() => {}}>
          {t('rating.find')}
        </Button>
      </div>
    </Form>
  )
})

const Positions = observer(function Positions() {
  const { t } = useServices()
  const store = useStore(RatingStore)
  const { failed, filter, loading, positions, type } = store
  if (failed) return <Problem onRetry={() => void store.reload()} />
  if (loading && positions.length === 0) return <Waiting />
  if (positions.length === 0) return <Empty text={t(filter === '' ? 'rating.empty' : 'rating.notFound')} />
  return (
    <ol className="sky-rating" aria-label={t(`rating.type.${type}`)}>
      {positions.map((position) => (
        <Line key={position.id} position={position} />
      ))}
    </ol>
  )
})

const Line = observer(function Line({ position: { positionNumber, id, name, level, value, face } }: { readonly position: RatingPosition }) {
  const { lang, ui, t } = useServices()
  const { type } = useStore(RatingStore)
  const { player } = useStore(PlayerStore)
  const format = new Intl.NumberFormat(lang)
  const ofClans = type === 'clanLevel'
  const own = id === (ofClans ? player?.clanId : player?.id)
  const line = (
    <>
      <b className="sky-rating-number">{format.format(positionNumber)}</b>
      {face ? <ListFace frame={faceFrame(face)} /> : null}
      <span className="sky-rating-name">
        {name ?? t('common.guest')}
        {ofClans || type === 'level' ? null : <span className="sky-soft sky-small-text"> {t('common.levelShort', { level })}</span>}
      </span>
      <b>{format.format(value)}</b>
    </>
  )
  const shared = { className: `sky-rating-line${own ? ' sky-rating-own' : ''}`, 'aria-current': own ? ('true' as const) : undefined }
  return (
    <li value={positionNumber}>
      <button
        type="button"
        {...shared}
        onClick={() => (ofClans ? ui.openPage('clanPage', { clanId: id }) : ui.openPage('player', { playerId: id }))}
      >
        {line}
      </button>
    </li>
  )
})

/** The number of players, and the buttons to the player's own position and to other pages. */
const Foot = observer(function Foot() {
  const { lang, t } = useServices()
  const store = useStore(RatingStore)
  const { hasNext, hasPrevious, rating } = store
  const format = new Intl.NumberFormat(lang)
  const mine = rating?.myPosition ?? null
  return (
    <div className="sky-rating-foot">
      {rating ? (
        <p className="sky-soft sky-small-text">
          {t('rating.totals', { total: format.format(rating.playersTotal), online: format.format(rating.playersOnline) })}
        </p>
      ) : null}
      <div className="sky-row sky-center">
        {hasPrevious ? (
          <Button small tone="plain" onPress={() => void store.previous()}>
            {t('rating.previous')}
          </Button>
        ) : null}
        {mine === null ? null : (
          <Button small onPress={() => void store.near()}>
            {t('rating.mine', { position: format.format(mine) })}
          </Button>
        )}
        {hasNext ? (
          <Button small tone="plain" onPress={() => void store.next()}>
            {t('rating.next')}
          </Button>
        ) : null}
        <Outlet name="rating/portal" />
      </div>
    </div>
  )
})
