import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useServices } from '../../src/ui/context.ts'
import { Button, IconButton } from '../../src/ui/kit/button.tsx'
import { GuideFigure } from '../../src/ui/kit/guide-figure.tsx'
import { Heading, Panel } from '../../src/ui/kit/panel.tsx'
import { useTabs } from '../../src/ui/kit/tabs.tsx'
import { nothing, type Rooms } from '../rooms.ts'
import { useWords } from '../words.ts'

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

/** The guides, without animation. */
const Guides = observer(function Guides() {
  const words = useWords()
  return (
    <Panel kind="dialog" title={words.title} onClose={nothing}>
      {(['cat', 'rabbit'] as const).map((who) => (
        <div key={who} className="sky-story">
          <GuideFigure who={who} />
          <p>{words.text}</p>
        </div>
      ))}
    </Panel>
  )
})

export const rooms: Rooms = { rooms: { buttons: Buttons, winter: Winter, guides: Guides } }
