import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useServices } from '../src/ui/context.ts'
import { Button, IconButton } from '../src/ui/kit/button.tsx'
import { Card } from '../src/ui/kit/card.tsx'
import { Choice } from '../src/ui/kit/choice.tsx'
import { Empty, Problem, Waiting } from '../src/ui/kit/empty.tsx'
import { Field } from '../src/ui/kit/field.tsx'
import { Gains } from '../src/ui/kit/gains.tsx'
import { GuideFigure } from '../src/ui/kit/guide-figure.tsx'
import { ItemSlot } from '../src/ui/kit/item-slot.tsx'
import { List } from '../src/ui/kit/list.tsx'
import { Heading, Panel } from '../src/ui/kit/panel.tsx'
import { Price } from '../src/ui/kit/price.tsx'
import { Progress } from '../src/ui/kit/progress.tsx'
import { Check, Switch } from '../src/ui/kit/switch.tsx'
import { useTabs } from '../src/ui/kit/tabs.tsx'
import { Question } from '../src/ui/question.tsx'
import { Toasts } from '../src/ui/toasts.tsx'
import { heroes } from './heroes.ts'
import { windows } from './windows.tsx'
import { galleryWords } from './words.ts'

const nothing = () => {}
const useWords = () => galleryWords[useServices().lang]
const Row = ({ children }: { readonly children: ReactNode }) => <div className="sky-row sky-center">{children}</div>

/** A window with ribbon, tabs, buttons of every tone, and a foot. */
const Buttons = observer(function Buttons() {
  const { t } = useServices()
  const words = useWords()
  const [page, setPage] = useState('a')
  const tabs = useTabs(
    words.tabs.map((label, index) => ({ id: 'abc'[index] ?? '', label, icon: ['icon/bag', 'icon/heroes', 'icon/book'][index] ?? '' })),
    page,
    setPage,
    words.title,
  )
  return (
    <Panel
      title={words.title}
      onClose={nothing}
      onBack={nothing}
      tabs={tabs.bar}
      foot={
        <>
          <Button tone="plain" onPress={nothing}>
            {t('common.cancel')}
          </Button>
          <Button onPress={nothing}>{words.long}</Button>
        </>
      }
    >
      <div {...tabs.panel}>
        <p>{words.text}</p>
        <Row>
          <Button onPress={nothing}>{words.long}</Button>
          <Button tone="good" onPress={nothing} price={{ resource: 'gold', amount: 12_500 }}>
            {t('profile.heal')}
          </Button>
          <Button tone="danger" onPress={nothing}>
            {t('common.cancel')}
          </Button>
          <Button tone="plain" icon="icon/refresh" onPress={nothing}>
            {t('common.retry')}
          </Button>
        </Row>
        <Heading>{words.tabs[1]}</Heading>
        <Row>
          <Button disabled onPress={nothing}>
            {words.long}
          </Button>
          <Button disabled tone="plain" onPress={nothing}>
            {t('common.next')}
          </Button>
          <Button small onPress={nothing}>
            {words.long}
          </Button>
          <Button small tone="good" onPress={nothing}>
            {t('common.ok')}
          </Button>
          <Button small tone="plain" onPress={nothing}>
            {t('common.next')}
          </Button>
        </Row>
        <Row>
          <IconButton icon="icon/settings" label={t('hud.settings')} onPress={nothing} />
          <IconButton icon="icon/mail" label={words.tabs[2]} badge={12} onPress={nothing} />
          <IconButton icon="icon/lock" label={words.tabs[0]} disabled onPress={nothing} />
        </Row>
        <Button wide tone="gold" icon="icon/swords" onPress={nothing} price={{ resource: 'elixir', amount: 3 }}>
          {words.long}
        </Button>
      </div>
    </Panel>
  )
})

/** The window of buttons, decorated for the new year. */
const Winter = observer(function Winter() {
  const { preferences } = useServices()
  useEffect(() => preferences.setSeason('NEW_YEAR'), [preferences])
  return <Buttons />
})

/** The guides, not moving. */
const Guides = observer(function Guides() {
  const words = useWords()
  return (
    <Panel kind="dialog" title={words.title} onClose={nothing}>
      {(['cat', 'rabbit'] as const).map((who) => (
        <div key={who} className="sky-pages">
          <GuideFigure who={who} />
          <p>{words.text}</p>
        </div>
      ))}
    </Panel>
  )
})

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

/** Inputs, switches and bars. */
const Forms = observer(function Forms() {
  const { t } = useServices()
  const words = useWords()
  const [on, setOn] = useState(true)
  const [value, setValue] = useState<'a' | 'b' | 'c'>('b')
  const full = { label: words.title, max: 100 }
  return (
    <Panel title={words.longTitle} onClose={nothing}>
      <Field label={t('account.name')} value="Skystair" help={t('account.nameHelp', { min: 3, max: 16 })} onChange={nothing} />
      <Field label={t('account.password')} type="password" value="123" error={t('error.PASSWORD_WRONG')} onChange={nothing} />
      <Choice
        label={words.title}
        value={value}
        onChange={setValue}
        options={(['a', 'b', 'c'] as const).map((id, index) => ({ value: id, label: words.tabs[index] }))}
      />
      <div className="sky-box">
        <Switch label={words.names[0]} about={words.about} on={on} onChange={setOn} />
        <Switch label={words.names[2]} on={!on} onChange={nothing} />
        <Check on={on} onChange={setOn}>
          {words.text}
        </Check>
      </div>
      <Progress {...full} value={90} tone="health" text="90 / 100" />
      <Progress {...full} value={45} tone="health" text="45 / 100" />
      <Progress {...full} value={12} tone="health" text="12 / 100" />
      <Progress {...full} value={60} tone="experience" text={t('common.levelShort', { level: 12 })} />
      <Progress {...full} value={30} tone="rank" />
      <Progress {...full} value={70} tone="load" />
    </Panel>
  )
})

/** An error, and waiting. */
const States = observer(function States() {
  const words = useWords()
  return (
    <Panel className="sky-fit" title={words.title} onClose={nothing}>
      <Problem onRetry={nothing} />
      <Waiting />
    </Panel>
  )
})

/** Messages. */
const Messages = observer(function Messages() {
  const { ui } = useServices()
  const words = useWords()
  useEffect(() => {
    const tones = ['plain', 'good', 'bad'] as const
    words.toasts.forEach((text, index) => {
      ui.toast(text, tones[index])
    })
  }, [ui, words])
  return <Toasts />
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

/** A question. */
const Dialog = observer(function Dialog() {
  const { ui, t } = useServices()
  const words = useWords()
  useEffect(() => {
    void ui.ask({ title: words.longTitle, text: words.text, ok: words.long, cancel: t('common.cancel') })
  }, [ui, words, t])
  return <Question />
})

/** Every component of the kit, in rooms. */
export const rooms = {
  buttons: Buttons,
  winter: Winter,
  guides: Guides,
  cards: Cards,
  forms: Forms,
  lists: Lists,
  states: States,
  messages: Messages,
  dialog: Dialog,
  ...windows,
} as const
export type Room = keyof typeof rooms
