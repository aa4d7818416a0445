import { observer } from 'mobx-react-lite'
import { useRoot } from '../../ui-context.ts'
import { Sprite } from '../art/sprite.tsx'
import { resourceFrame } from '../format/resource-frame.ts'
import { useAmount } from '../format/use-amount.ts'

/** An amount of a resource, with its picture and, for those who don't see it, its name. */
export const Price = observer(function Price({
  resource,
  amount,
  plus,
}: {
  readonly resource: string
  readonly amount: number
  readonly plus?: boolean
}) {
  const { t } = useRoot()
  const format = useAmount()
  return (
    <span className="sky-price">
      <Sprite frame={resourceFrame(resource)} />
      <span className="sky-num">
        {plus ? '+' : ''}
        {format(amount)}
      </span>
      <span className="sky-hidden">{t(`resource.${resource}`, { count: amount })}</span>
    </span>
  )
})
