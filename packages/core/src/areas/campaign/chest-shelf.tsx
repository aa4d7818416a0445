import type { Chest } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { useAmount } from '../../ui/format/use-amount.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { ChestOdds } from './chest-odds.tsx'
import { CampaignStore } from './store.ts'

/** The six chests of a campaign, and the player's progress towards them. */
export const ChestShelf = observer(function ChestShelf() {
  const { t } = useServices()
  const store = useStore(CampaignStore)
  const format = useAmount('sentence')
  const { value, failed } = store.chests
  if (!value) return failed ? <Problem onRetry={() => void store.chests.reload()} /> : <Waiting />
  return (
    <>
      <p className="sky-center">{t('campaign.chests.how', { count: value.gemsPerVictory })}</p>
      <p className="sky-shelf-head sky-soft">
        <span>{t('campaign.chests.bought', { gems: format(value.bought) })}</span>
        <span>{t('campaign.chests.victories', { count: value.victories })}</span>
      </p>
      <ul className="sky-chests">
        {value.chests.map((chest) => (
          <ChestCard key={chest.id} chest={chest} />
        ))}
      </ul>
    </>
  )
})

const ChestCard = observer(function ChestCard({ chest }: { readonly chest: Chest }) {
  const { t } = useServices()
  const store = useStore(CampaignStore)
  const format = useAmount('sentence')
  const { type, opened, openable, progress, goal } = chest
  const name = t(`campaign.chest.${type}`)
  return (
    <li className={openable ? 'sky-chest-ready' : ''}>
      <Sprite frame={`chest-${opened ? 'open' : 'closed'}/${type}`} />
      <b>{name}</b>
      {opened ? (
        <span className="sky-good-text sky-small-text">{t('campaign.chests.opened')}</span>
      ) : openable ? (
        <Button
          small
          wide
          tone="good"
          disabled={store.using.busy}
          label={t('campaign.chests.openWhat', { name })}
          onPress={() => void store.openChest(chest)}
        >
          {t('campaign.chests.open')}
        </Button>
      ) : goal === 1 ? (
        <span className="sky-small-text sky-soft">{t('campaign.chests.any')}</span>
      ) : (
        <Progress
          label={name}
          value={progress}
          max={goal}
          tone="load"
          text={t('campaign.chests.progress', { done: format(progress), goal: format(goal) })}
        />
      )}
      <ChestOdds chest={chest} />
    </li>
  )
})
