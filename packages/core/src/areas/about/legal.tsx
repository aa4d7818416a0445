import { observer } from 'mobx-react-lite'
import { useServices } from '../../ui/context.ts'
import { Panel } from '../../ui/kit/panel.tsx'
import type { ReadingProps } from '../../ui/reading-props.ts'

const papers = ['privacy', 'agreement', 'offer', 'cookies'] as const

/** The legal texts. Operators of a public server replace them in `legal.ts` of the texts. */
export const Legal = observer(function Legal({ from }: ReadingProps) {
  const { ui, t } = useServices()
  return (
    <Panel title={t('legal.title')} onClose={ui.close} onBack={from ? () => ui.open(from) : undefined}>
      <Papers />
    </Panel>
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
