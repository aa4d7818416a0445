import { fonts, icons, libraries, licences, type Work } from '@skystair/world/areas/about/rows'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useServices } from '../../ui/context.ts'
import { type ReadingProps, ReadingWindow } from '../../ui/reading-window.tsx'

/** Authors of icons, fonts and libraries. Names and licences are not translated. */
export const Credits = observer(function Credits({ from }: ReadingProps) {
  const { t } = useServices()
  return (
    <ReadingWindow fit title={t('settings.credits')} from={from}>
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
    </ReadingWindow>
  )
})

const Works = ({ of }: { readonly of: readonly Work[] }) => (
  <ul className="sky-credits" lang="en">
    {of.map(({ from, name, by, url, licence }) => (
      <li key={from}>
        <Out to={url}>{name}</Out>: {by}, <Out to={licences[licence]}>{licence}</Out>
      </li>
    ))}
  </ul>
)

/** A link to a source, or its name as text if the platform forbids links to other sites. */
const Out = observer(function Out({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { platform } = useServices()
  if (!platform.capabilities.externalLinks) return <span>{children}</span>
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
})
