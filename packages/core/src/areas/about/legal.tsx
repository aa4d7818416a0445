import { observer } from 'mobx-react-lite'
import { useServices } from '../../ui/context.ts'
import { type ReadingProps, ReadingWindow } from '../../ui/reading-window.tsx'

const papers = ['privacy', 'agreement', 'offer', 'cookies'] as const

/** The legal texts. Operators of a public server replace them in `legal.ts` of the texts. */
export const Legal = observer(function Legal({ from }: ReadingProps) {
  const { t } = useServices()
  return (
    <ReadingWindow title={t('legal.title')} from={from}>
      <Papers />
    </ReadingWindow>
  )
})

/** The legal texts, for use inside a form. */
export const Papers = observer(function Papers() {
  const { t } = useServices()
  return (
    <div className="sky-prose">
      {papers.map((paper) => (
        <section key={paper}>
          <h3>{t(`legal.${paper}.title`)}</h3>
          <p>{t(`legal.${paper}.text`)}</p>
        </section>
      ))}
    </div>
  )
})
