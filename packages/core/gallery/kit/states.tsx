import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices } from '../../src/ui/context.ts'
import { Problem, Waiting } from '../../src/ui/kit/empty.tsx'
import { Panel } from '../../src/ui/kit/panel.tsx'
import { Question } from '../../src/ui/question.tsx'
import { Toasts } from '../../src/ui/toasts.tsx'
import { nothing, type Rooms } from '../rooms.ts'
import { useWords } from '../words.ts'

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

/** A question. */
const Dialog = observer(function Dialog() {
  const { ui, t } = useServices()
  const words = useWords()
  useEffect(() => {
    void ui.ask({ title: words.longTitle, text: words.text, ok: words.long, cancel: t('common.cancel') })
  }, [ui, words, t])
  return <Question />
})

export const rooms: Rooms = { rooms: { states: States, messages: Messages, dialog: Dialog } }
