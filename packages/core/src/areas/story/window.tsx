import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { GuideFigure } from '../../ui/kit/guide-figure.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { type Speaker, speakerOf } from './speakers.ts'

/** A text in several pages, with its speaker beside them. */
const Pages = observer(function Pages({
  title,
  text,
  speaker,
  onEnd,
  children,
}: {
  readonly title: string
  /** Pages are separated by an empty line. */
  readonly text: string
  readonly speaker: Speaker
  readonly onEnd: () => void
  /** Shown below the last page. */
  readonly children?: ReactNode
}) {
  const { t } = useServices()
  const [page, setPage] = useState(0)
  const pages = text.split('\n\n')
  const last = page >= pages.length - 1
  return (
    <Panel
      kind="dialog"
      title={title}
      onClose={onEnd}
      foot={
        <>
          {page > 0 ? (
            <Button tone="plain" onPress={() => setPage(page - 1)}>
              {t('common.back')}
            </Button>
          ) : null}
          <Button first onPress={() => (last ? onEnd() : setPage(page + 1))}>
            {t(last ? 'common.ok' : 'common.next')}
          </Button>
        </>
      }
    >
      <div className="sky-story">
        {'guide' in speaker ? <GuideFigure who={speaker.guide} /> : <Sprite frame={speaker.frame} />}
        <p aria-live="polite">{pages[page]}</p>
      </div>
      {pages.length > 1 ? (
        <p className="sky-center sky-soft sky-small-text">{t('common.of', { current: page + 1, total: pages.length })}</p>
      ) : null}
      {last ? children : null}
    </Panel>
  )
})

/** The text of a talker on the road. */
export const Talker = observer(function Talker({ subject, placeType }: { readonly subject?: string | null; readonly placeType?: string }) {
  const { ui, t } = useServices()
  const who = subject ?? 'cat'
  return <Pages title={t(`talker.${who}.title`)} text={t(`talker.${who}.text`)} speaker={speakerOf(who, placeType)} onEnd={ui.close} />
})

/** The beginning or the end of a part of the story. */
export const Story = observer(function Story({
  part = 'part1',
  moment = 'intro',
}: {
  readonly part?: string
  readonly moment?: 'intro' | 'outro'
}) {
  const { ui, t } = useServices()
  return (
    <Pages title={t(`story.${part}.title`)} text={t(`story.${part}.${moment}`)} speaker={{ guide: 'cat' }} onEnd={ui.close}>
      {moment === 'intro' ? <Outlet name="story/part" /> : null}
    </Pages>
  )
})
