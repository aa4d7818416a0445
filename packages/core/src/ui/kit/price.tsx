import { observer } from 'mobx-react-lite'
import { resourceFrame } from '../../art/resource-frame.ts'
import { Sprite } from '../art/sprite.tsx'
import { useServices } from '../context.ts'
import { useAmount } from '../format/use-amount.ts'

/** An amount of a resource, with its icon and, for screen readers, its name. */
export const Price = observer(function Price({
  resource,
  amount,
  plus,
}: {
  readonly resource: string
  readonly amount: number
  readonly plus?: boolean
}) {
  const { t } = useServices()
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
