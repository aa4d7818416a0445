import type { ClanStat } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { Price } from '../../../ui/kit/price.tsx'
import { held, stats } from './budget-resources.ts'

/** A price from the budget; what the budget lacks is marked. */
export const BudgetPrice = observer(function BudgetPrice({ price, budget }: { readonly price: ClanStat; readonly budget: ClanStat }) {
  return (
    <span className="sky-clan-town-price">
      {stats
        .filter((stat) => price[stat] > 0)
        .map((stat) => (
          <span key={stat} className={price[stat] > budget[stat] ? 'sky-bad-text' : ''}>
            <Price resource={held[stat]} amount={price[stat]} />
          </span>
        ))}
    </span>
  )
})
