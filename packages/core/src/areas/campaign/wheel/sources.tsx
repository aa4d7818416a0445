import type { TicketSources } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Progress } from '../../../ui/kit/progress.tsx'

/** The sources of tickets, and how much is missing for the next ones. */
export const Sources = observer(function Sources({ sources }: { readonly sources: TicketSources }) {
  const { ui, t } = useServices()
  const { victories, victoriesLeft, gems, gemsLeft, ticketsLeft, ticketsPerDay, goldGems, goldGemsLeft } = sources
  const rows = [
    { text: t('wheel.victories', { every: victories, left: victoriesLeft }), most: victories, left: victoriesLeft },
    { text: t('wheel.gems', { gems, left: gemsLeft, today: ticketsLeft, most: ticketsPerDay }), most: gems, left: gemsLeft },
    { text: t('wheel.goldGems', { gems: goldGems, left: goldGemsLeft }), most: goldGems, left: goldGemsLeft },
  ]
  return (
    <>
      <ul className="sky-sources">
        {rows.map(({ text, most, left }) => (
          <li key={most}>
            <p className="sky-small-text">{text}</p>
            <Progress label={text} value={most - left} max={most} text={`${most - left} / ${most}`} />
          </li>
        ))}
      </ul>
      <p className="sky-small-text sky-soft">{t('wheel.play')}</p>
      <span className="sky-row sky-center">
        <Button small tone="plain" onPress={() => ui.open('bank')}>
          {t('wheel.toBank')}
        </Button>
        <Button small tone="plain" onPress={() => ui.openOver('delayed-chest')}>
          {t('wheel.chest')}
        </Button>
      </span>
    </>
  )
})
