import { observer } from 'mobx-react-lite'
import { useServices } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Heading } from '../../ui/kit/panel.tsx'

const pages = {
  manual: 'hud.manual',
  news: 'hud.news',
  fairness: 'settings.fairness',
  legal: 'legal.title',
  credits: 'settings.credits',
} as const

/** Links to the manual, news and other texts about the game. */
export const MoreLinks = observer(function MoreLinks() {
  const { ui, t } = useServices()
  return (
    <>
      <Heading>{t('settings.about')}</Heading>
      <div className="sky-row sky-center">
        {(Object.keys(pages) as (keyof typeof pages)[]).map((page) => (
          <Button key={page} small tone="plain" onPress={() => ui.open(page, { from: 'settings' })}>
            {t(pages[page])}
          </Button>
        ))}
      </div>
    </>
  )
})
