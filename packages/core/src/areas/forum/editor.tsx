import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useServices } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { Markdown } from './markdown.tsx'

interface EditorProps {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  /** Maximum length in characters; the length is shown when it is near. */
  readonly max: number
  /** Error code of the text so far; null if it is valid. */
  readonly problem: string | null
  readonly lines: number
  /** Buttons before that of the preview. */
  readonly children: ReactNode
}

/** The share of the maximum length from which the length is shown. */
const NEAR = 0.8

/** A field for a text in Markdown, with its preview. */
export const Editor = observer(function Editor({ label, text, onText, max, problem, lines, children }: EditorProps) {
  const { t } = useServices()
  /** The text whose preview is open. */
  const [previewed, setPreviewed] = useState<string | null>(null)
  const isPreview = previewed === text
  const length = [...text].length
  return (
    <>
      {isPreview ? (
        <section className="sky-box" aria-label={t('forum.preview')}>
          <Markdown text={text} />
        </section>
      ) : (
        <Field
          label={label}
          value={text}
          onChange={onText}
          lines={lines}
          help={length > max * NEAR ? t('forum.length', { now: length, max }) : t('forum.help')}
          error={problem ? t(`error.${problem}`) : null}
        />
      )}
      <div className="sky-row">
        {children}
        <Button small tone="plain" icon="icon/eye" disabled={text === ''} onPress={() => setPreviewed(isPreview ? null : text)}>
          {t(isPreview ? 'forum.write' : 'forum.preview')}
        </Button>
      </div>
    </>
  )
})
