import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { BankStore } from './store.ts'

/** The button to the bank beside the gems, with a badge where gems can be taken. */
export const BankPlus = observer(function BankPlus() {
  const { ui, t } = useServices()
  const { waiting } = useStore(BankStore)
  const label = waiting > 0 ? t('bank.openWaiting', { count: waiting }) : t('bank.open')
  // Its texts are loaded a little later than the component.
  if (!label) return null
  return (
    <button type="button" className="sky-plus" aria-label={label} title={label} onClick={() => ui.open('bank')}>
      <Sprite frame="icon/plus" />
      {waiting > 0 ? <b className="sky-badge">!</b> : null}
    </button>
  )
})
