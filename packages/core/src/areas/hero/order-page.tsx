import type { Creature } from '@skystair/contract'
import { SQUAD_SIZE } from '@skystair/contract/measures'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { Button, IconButton } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { callUp } from './call-up.ts'
import { HeroStore } from './store.ts'

/** The squad and its order: by dragging, by buttons, or by Alt and the arrow keys. */
export const OrderPage = observer(function OrderPage() {
  const { t } = useServices()
  const heroes = useStore(HeroStore)
  const [dragged, setDragged] = useState<number | null>(null)
  /** Id of the hero who was just moved to the other list: the hero's button there takes the focus. */
  const moved = useRef<number | null>(null)
  const ids = heroes.squad.map((creature) => creature.id)
  const drop = (onto: number) => {
    if (dragged !== null && dragged !== onto) void heroes.move(dragged, ids.indexOf(onto) - ids.indexOf(dragged))
    setDragged(null)
  }
  return (
    <>
      <p className="sky-soft sky-center">{t('profile.orderAbout')}</p>
      <Heading>{t('profile.squadCount', { count: ids.length, max: SQUAD_SIZE })}</Heading>
      <ol className="sky-order">
        {heroes.squad.map((creature, index) => (
          <li
            key={creature.id}
            className={dragged === creature.id ? 'sky-dragged' : ''}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(creature.id)
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => drop(creature.id)}
            onDragEnd={() => setDragged(null)}
          >
            <Fighter creature={creature} index={index} last={index === ids.length - 1} moved={moved} />
          </li>
        ))}
      </ol>
      {heroes.isArranged ? null : (
        <div className="sky-row sky-center">
          <Button small tone="plain" onPress={() => void heroes.arrange()}>
            {t('profile.arrange')}
          </Button>
        </div>
      )}
      <Heading>{t('profile.bench')}</Heading>
      {heroes.bench.length === 0 ? <p className="sky-soft sky-center">{t('profile.benchEmpty')}</p> : null}
      <ul className="sky-order">
        {heroes.bench.map((creature) => (
          <li key={creature.id}>
            <Fighter creature={creature} index={null} last moved={moved} />
          </li>
        ))}
      </ul>
    </>
  )
})

/** One row. `index` is its place in the squad, null on the bench. */
const Fighter = observer(function Fighter({
  creature,
  index,
  last,
  moved,
}: {
  readonly creature: Creature
  readonly index: number | null
  readonly last: boolean
  readonly moved: RefObject<number | null>
}) {
  const services = useServices()
  const { ui, t } = services
  const heroes = useStore(HeroStore)
  const name = t(`creature.${creature.imageId}.name`)
  const ids = heroes.squad.map(({ id }) => id)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (moved.current !== creature.id) return
    moved.current = null
    row.current?.querySelector<HTMLElement>('.sky-button')?.focus()
  }, [moved, creature.id])
  const move = async (by: number) => {
    await heroes.move(creature.id, by)
    const place = heroes.squad.findIndex(({ id }) => id === creature.id)
    ui.announce(t('profile.moved', { name, place: place + 1, row: t(place < 3 ? 'profile.front' : 'profile.back').toLowerCase() }))
  }
  const onKey = (event: KeyboardEvent) => {
    const delta = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || delta === undefined || index === null) return
    event.preventDefault()
    void move(delta)
  }
  const call = () => {
    moved.current = creature.id
    if (index !== null && ids.length === 1) ui.toast(t('profile.squadLast'), 'bad')
    else if (index !== null) void heroes.setSquad(ids.filter((id) => id !== creature.id))
    else void callUp(services, creature)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend and have a look of its own
    <div ref={row} className="sky-fighter" onKeyDown={onKey} role="group" aria-label={name}>
      {index === null ? null : <b className="sky-fighter-place sky-num">{index + 1}</b>}
      <Card creature={creature} size="mini" />
      <div className="sky-fighter-words">
        <b>{name}</b>
        <small>
          {index === null ? null : <span>{t(index < 3 ? 'profile.front' : 'profile.back')}</span>}
          <Stat icon="skill/ATTACK" name={t('profile.attack')} value={creature.attack} />
          <Stat icon="skill/DEFENCE" name={t('profile.defence')} value={creature.defence} />
        </small>
        <Progress
          tone="health"
          label={t('profile.health')}
          value={creature.health.current}
          max={creature.health.total}
          text={`${creature.health.current} / ${creature.health.total}`}
        />
      </div>
      {index === null ? null : (
        <div className="sky-fighter-moves">
          <IconButton icon="icon/arrow-up" label={`${name}: ${t('profile.up')}`} disabled={index === 0} onPress={() => void move(-1)} />
          <IconButton
            icon="icon/arrow-up"
            className="sky-turned"
            label={`${name}: ${t('profile.down')}`}
            disabled={last}
            onPress={() => void move(1)}
          />
        </div>
      )}
      <Button
        small
        tone={index === null ? 'good' : 'plain'}
        label={`${name}: ${t(index === null ? 'profile.toSquad' : 'profile.fromSquad')}`}
        onPress={call}
      >
        {index === null ? '+' : '−'}
      </Button>
    </div>
  )
})

/** A figure after its icon; screen readers read its name. */
const Stat = ({ icon, name, value }: { readonly icon: string; readonly name: string; readonly value: number }) => (
  <span className="sky-num" role="img" title={name} aria-label={`${name} ${value}`}>
    <Sprite frame={icon} size={18} /> {value}
  </span>
)
