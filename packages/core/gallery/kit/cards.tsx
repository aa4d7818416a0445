import { observer } from 'mobx-react-lite'
import { Card } from '../../src/ui/kit/card.tsx'
import { Empty } from '../../src/ui/kit/empty.tsx'
import { Gains } from '../../src/ui/kit/gains.tsx'
import { ItemSlot } from '../../src/ui/kit/item-slot.tsx'
import { List } from '../../src/ui/kit/list.tsx'
import { Heading, Panel } from '../../src/ui/kit/panel.tsx'
import { Price } from '../../src/ui/kit/price.tsx'
import { heroes } from '../heroes.ts'
import { nothing, type Rooms } from '../rooms.ts'
import { useWords } from '../words.ts'

/** Cards by rarity, small cards, slots, gains. */
const Cards = observer(function Cards() {
  const words = useWords()
  return (
    <Panel title={words.tabs[0]} onClose={nothing}>
      <ul className="sky-row sky-center" style={{ gap: 18, padding: '10px 0' }}>
        {heroes.map((hero) => (
          <li key={hero.class} style={{ width: 'max(84px, calc(132 * var(--u)))' }}>
            <Card creature={hero} />
          </li>
        ))}
        {heroes.map((hero) => (
          <li key={hero.class} style={{ width: 'calc(60 * var(--u))' }}>
            <Card creature={hero} size="mini" />
          </li>
        ))}
      </ul>
      <Heading>{words.tabs[0]}</Heading>
      <ul className="sky-slots">
        <ItemSlot frame="artifact/1/nettle_ring" label={words.names[0]} about={words.about} badge="+3" />
        <ItemSlot frame="artifact/1/road_sword" label={words.names[1]} about={words.about} tone="RARE" badge="+12" />
        <ItemSlot frame="artifact/2/knight_helm" label={words.names[2]} about={words.about} tone="UNIQUE" badge="+250" />
        <ItemSlot frame={null} label={words.names[2]} />
      </ul>
      <Gains
        gains={[
          { kind: 'gold', amount: 1250 },
          { kind: 'blueCrystal', amount: 12 },
          { kind: 'experience', amount: 80 },
        ]}
      />
    </Panel>
  )
})

/** A list, an empty list, and an element with a tip. */
const Lists = observer(function Lists() {
  const words = useWords()
  const icons = ['skill/POISON', 'skill/ATTACK', 'icon/eye']
  return (
    <Panel className="sky-fit" title={words.tabs[2]} onClose={nothing}>
      <List
        label={words.title}
        rows={words.names.map((title, index) => ({
          id: title,
          icon: icons[index] ?? '',
          title,
          ...(index === 2 ? {} : { about: words.about }),
          aside: <Price resource="gold" amount={[150, 24_000, 7][index] ?? 0} />,
        }))}
      />
      <Heading>{words.tabs[1]}</Heading>
      <Empty />
      <ul className="sky-slots">
        <ItemSlot frame="artifact/1/nettle_ring" label={words.names[0]} about={words.about} />
      </ul>
    </Panel>
  )
})

export const rooms: Rooms = { rooms: { cards: Cards, lists: Lists } }
