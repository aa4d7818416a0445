import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { resourceFrame } from '../../../art/resource-frame.ts'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../../ui/context.ts'
import { useAmount } from '../../../ui/format/use-amount.ts'
import { useRolling } from '../../../ui/kit/rolling.tsx'
import { Outlet } from '../../../ui/outlet.tsx'
import { PlayerStore } from '../../player/index.ts'
import { RoadStore } from '../store.ts'

const SHOWN = ['gold', 'crystal', 'blueCrystal', 'elixir', 'mithril', 'tickets'] as const

/** One resource; flying gains count when they arrive, and then it pulses. */
const Pill = observer(function Pill({ name }: { readonly name: (typeof SHOWN)[number] }) {
  const { ui, t } = useServices()
  const player = useStore(PlayerStore)
  const road = useStore(RoadStore)
  const format = useAmount()
  const value = (player.resources?.[name] ?? 0) - road.flying.amountOf(name)
  const before = useRef(value)
  const pill = useRef<HTMLDivElement>(null)
  const figures = useRolling(value, format)
  useEffect(() => {
    const risen = value > before.current
    before.current = value
    if (!risen || ui.reducedMotion) return
    pill.current?.animate({ transform: ['none', 'scale(1.12)', 'none'] }, { duration: 240, easing: 'ease-out' })
  }, [value, ui])
  return (
    <div ref={pill} className="sky-pill" data-resource={name} title={t(`resource.${name}`)}>
      <dt>
        <Sprite frame={resourceFrame(name)} />
        <span className="sky-hidden">{t(`resource.${name}`)}</span>
      </dt>
      <dd className="sky-num">
        <span ref={figures}>{format(value)}</span>
        <Outlet name={`resource/${name}`} />
      </dd>
    </div>
  )
})

/** The six most used resources. The bank adds its button beside the gems once it is loaded. */
export const Resources = observer(function Resources() {
  const { layout, ui, t } = useServices()
  const player = useStore(PlayerStore)
  const list = useRef<HTMLDListElement>(null)
  useEffect(() => {
    ui.setGainTarget((kind) => {
      const game = list.current?.closest('.sky-ui')
      // Gains without a counter fly to the heroes' menu entry.
      const home = game?.querySelector(`[data-resource="${kind}"] .sky-sprite`) ?? game?.querySelector('.sky-medal')
      if (!game || !home) return null
      const [from, to] = [game.getBoundingClientRect(), home.getBoundingClientRect()]
      return { x: (to.x + to.width / 2 - from.x) / layout.scale, y: (to.y + to.height / 2 - from.y) / layout.scale }
    })
    return () => ui.setGainTarget(null)
  }, [layout, ui])
  if (!player.resources) return null
  return (
    <dl ref={list} className="sky-resources" aria-label={t('a11y.hud')}>
      {SHOWN.map((name) => (
        <Pill key={name} name={name} />
      ))}
    </dl>
  )
})
