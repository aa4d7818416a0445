import { smileys } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'
import { Button, IconButton } from '../../ui/kit/button.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { Form } from '../../ui/kit/form.tsx'
import { smileyWords } from './smiley-words.ts'

interface WriteLineProps {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  /** Error code of the text so far; null if it is valid. */
  readonly problem: string | null
  /** Whether there is something to send. */
  readonly ready: boolean
  readonly busy: boolean
  /** The label of the button. */
  readonly send: string
  readonly onSend: () => void
  readonly onSmiley: (name: string) => void
}

/** A line to write in, with smileys to choose from. */
export const WriteLine = observer(function WriteLine(props: WriteLineProps) {
  const { t } = useServices()
  const { label, text, onText, problem, ready, busy, send, onSend, onSmiley } = props
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Form onSubmit={onSend}>
        <div className="sky-chat-line">
          <Field
            label={label}
            value={text}
            onChange={onText}
            error={problem && text !== '' ? t(`error.${problem}`) : null}
            autoComplete="off"
            first
          />
          <IconButton icon="smiley/sun-smile" label={t('chat.smileys')} pressed={choosing} onPress={() => setChoosing(!choosing)} />
          <Button submit disabled={busy || !ready || problem !== null} onPress={() => {}}>
            {send}
          </Button>
        </div>
      </Form>
      {choosing ? (
        <ul className="sky-chat-smileys" aria-label={t('chat.smileys')}>
          {smileys.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-label={smileyWords(name, t)}
                title={smileyWords(name, t)}
                disabled={busy}
                onClick={() => onSmiley(name)}
              >
                <Sprite frame={`smiley/${name}`} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
})
