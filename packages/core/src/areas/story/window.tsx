import type { ChoiceRow, PlaceChoice } from '@skystair/contract'
import { talkativeBosses } from '@skystair/world/areas/story/rows'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { creatureFrame } from '../../art/looks.ts'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { GuideFigure } from '../../ui/kit/guide-figure.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { type Speaker, speakerOf } from './speakers.ts'

/** A text in several pages, with its speaker beside them. */
const Pages = observer(function Pages({
  title,
  text,
  speaker,
  choices = [],
  onEnd,
  children,
}: {
  readonly title: string
  /** Pages are separated by an empty line. */
  readonly text: string
  readonly speaker: Speaker
  /** What the player can decide on the last page, in place of only ending the talk. */
  readonly choices?: readonly ChoiceRow[]
  readonly onEnd: (choice: PlaceChoice | null) => void
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
      onClose={() => onEnd(null)}
      foot={
        <div className="sky-turning">
          {page > 0 ? (
            <Button tone="plain" onPress={() => setPage(page - 1)}>
              {t('common.back')}
            </Button>
          ) : null}
          <Button first onPress={() => (last ? onEnd(null) : setPage(page + 1))}>
            {t(last ? 'common.ok' : 'common.next')}
          </Button>
        </div>
      }
    >
      <div className="sky-story">
        {'guide' in speaker ? <GuideFigure who={speaker.guide} /> : <Sprite frame={speaker.frame} />}
        <Spoken as="p">{pages[page]}</Spoken>
      </div>
      {last && choices.length > 0 ? (
        <ul className="sky-choices" aria-label={t('choice.title')}>
          {choices.map(({ id, goodPoints }) => (
            <li key={id}>
              <Button wide tone={goodPoints > 0 ? 'good' : 'danger'} onPress={() => onEnd(id)}>
                {t(`choice.${id}.name`)}
              </Button>
              <p className="sky-soft sky-small-text sky-center">{t(`choice.${id}.about`)}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {pages.length > 1 ? (
        <p className="sky-center sky-soft sky-small-text">{t('common.of', { current: page + 1, total: pages.length })}</p>
      ) : null}
      {last ? children : null}
    </Panel>
  )
})

/** The text of somebody or something on the road, and what the player can decide there. */
export const Talker = observer(function Talker({
  subject,
  placeType,
  choices,
  onChoose,
}: {
  readonly subject?: string | null
  readonly placeType?: string
  readonly choices?: readonly ChoiceRow[]
  /** Called once, with null if the player decides nothing. */
  readonly onChoose?: (choice: PlaceChoice | null) => void
}) {
  const { ui, t } = useServices()
  const captive = placeType === 'GAINABLE'
  const who = subject ?? 'cat'
  const end = (choice: PlaceChoice | null) => {
    ui.close()
    onChoose?.(choice)
  }
  return (
    <Pages
      title={t(captive ? 'choice.captive.title' : `talker.${who}.title`)}
      text={t(captive ? 'choice.captive.text' : `talker.${who}.text`)}
      speaker={speakerOf(captive ? 'captive' : who, placeType)}
      {...(choices ? { choices } : {})}
      onEnd={end}
    />
  )
})

/** The beginning or the end of a part of the story, told by the cat, or what a beaten boss says. */
export const Story = observer(function Story({
  part = 'part1',
  moment = 'intro',
}: {
  readonly part?: string
  readonly moment?: 'intro' | 'outro'
}) {
  const { ui, t } = useServices()
  const isBoss = talkativeBosses.some(([, imageId]) => imageId === part)
  const title = t(isBoss ? `creature.${part}.name` : `story.${part}.title`)
  const speaker = isBoss ? { frame: creatureFrame({ imageId: part }) } : ({ guide: 'cat' } as const)
  return (
    <Pages title={title} text={t(`story.${part}.${moment}`)} speaker={speaker} onEnd={ui.close}>
      {moment === 'intro' ? <Outlet name="story/part" /> : null}
    </Pages>
  )
})
