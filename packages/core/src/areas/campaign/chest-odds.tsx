import type { Chest } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices } from '../../ui/context.ts'
import { Odds } from '../../ui/kit/odds.tsx'

/** The possible contents of a chest with their odds, and the hash of the seed of the next opening. */
export const ChestOdds = observer(function ChestOdds({ chest: { type, chances, draw } }: { readonly chest: Chest }) {
  const { t } = useServices()
  const label = t('campaign.chests.oddsOf', { name: t(`campaign.chest.${type}`) })
  return (
    <details className="sky-chest-odds">
      <summary className="sky-small-text">
        <span aria-hidden>{t('campaign.chests.odds')}</span>
        <span className="sky-hidden">{label}</span>
      </summary>
      <Odds chances={chances} label={label} />
      <p className="sky-small-text sky-soft">{t('campaign.chests.proofAbout', { hash: draw.seedHash })}</p>
    </details>
  )
})
