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

/** One resource; what flies to it counts when it arrives, and then it swells for a moment. */
const Pill = observer(function Pill({ name }: { readonly name: (typeof SHOWN)[number] }) {
  const { ui, t } = useServices()
  const player = useStore(PlayerStore)
  const road = useStore(RoadStore)
  const format = useAmount()
  const value = (player.resources?.[name] ?? 0) - road.inFlight(name)
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

/** The six resources a player looks at most; beside the gems the way to the bank, once it has come. */
export const Resources = observer(function Resources() {
  const { layout, ui, t } = useServices()
  const player = useStore(PlayerStore)
  const list = useRef<HTMLDListElement>(null)
  useEffect(() => {
    ui.setLanding((kind) => {
      const game = list.current?.closest('.sky-ui')
      // What has no pill goes to the heroes, who carry it.
      const home = game?.querySelector(`[data-resource="${kind}"] .sky-sprite`) ?? game?.querySelector('.sky-medal')
      if (!game || !home) return null
      const [from, to] = [game.getBoundingClientRect(), home.getBoundingClientRect()]
      return { x: (to.x + to.width / 2 - from.x) / layout.scale, y: (to.y + to.height / 2 - from.y) / layout.scale }
    })
    return () => ui.setLanding(null)
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
