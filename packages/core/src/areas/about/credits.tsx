import { fonts, icons, libraries, licences, type Work } from '@skystair/world/areas/about/rows'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useServices } from '../../ui/context.ts'
import { Panel } from '../../ui/kit/panel.tsx'
import type { ReadingProps } from '../../ui/reading-props.ts'

/** Authors of icons, fonts and libraries. Names and licences are not translated. */
export const Credits = observer(function Credits({ from }: ReadingProps) {
  const { ui, t } = useServices()
  return (
    <Panel className="sky-fit" title={t('settings.credits')} onClose={ui.close} onBack={from ? () => ui.open(from) : undefined}>
      <div className="sky-prose">
        <p>{t('settings.aboutText')}</p>
        <p>{t('settings.creditsIcons')}</p>
        <p lang="en">
          Icons by {icons.authors.join(', ')} and other contributors of <Out to={icons.url}>{icons.name}</Out>,{' '}
          <Out to={licences[icons.licence]}>{icons.licence}</Out>, modified ({icons.changes}).
        </p>
        <Works of={fonts} />
        <Works of={libraries} />
      </div>
    </Panel>
  )
})

const Works = ({ of }: { readonly of: readonly Work[] }) => (
  <ul className="sky-works" lang="en">
    {of.map(({ from, name, by, url, licence }) => (
      <li key={from}>
        <Out to={url}>{name}</Out>: {by}, <Out to={licences[licence]}>{licence}</Out>
      </li>
    ))}
  </ul>
)

const Out = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)
