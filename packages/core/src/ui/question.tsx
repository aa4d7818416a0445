import { observer } from 'mobx-react-lite'
import { useServices } from './context.ts'
import { Button } from './kit/button.tsx'
import { Panel } from './kit/panel.tsx'

/** A question with two answers; Escape means no. */
export const Question = observer(function Question() {
  const { ui } = useServices()
  const { question } = ui
  if (!question) return null
  return (
    <Panel
      kind="dialog"
      asks
      title={question.title}
      onClose={() => ui.answer(false)}
      foot={
        <>
          <Button first tone="plain" onPress={() => ui.answer(false)}>
            {question.cancel}
          </Button>
          <Button tone={question.gain ? 'good' : 'danger'} onPress={() => ui.answer(true)}>
            {question.ok}
          </Button>
        </>
      }
    >
      <p className="sky-center">{question.text}</p>
    </Panel>
  )
})
