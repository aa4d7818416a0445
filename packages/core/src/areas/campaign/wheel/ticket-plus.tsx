import { observer } from 'mobx-react-lite'
import { useServices } from '../../../ui/context.ts'

/** The button over the road, at the tickets, that opens the wheel. */
export const TicketPlus = observer(function TicketPlus() {
  const { ui, t } = useServices()
  const label = t('wheel.title')
  // Its texts are loaded after the component.
  if (!label) return null
  return <button type="button" className="sky-to-wheel" aria-label={label} title={label} onClick={() => ui.open('wheel')} />
})
