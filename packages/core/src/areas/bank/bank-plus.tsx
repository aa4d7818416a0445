import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { BankStore } from './store.ts'

/** The way to the bank, beside the gems; it says where gems wait there. */
export const BankPlus = observer(function BankPlus() {
  const { ui, t } = useServices()
  const { waiting } = useStore(BankStore)
  const label = waiting > 0 ? t('bank.openWaiting', { count: waiting }) : t('bank.open')
  // Its words come a little later than it does itself.
  if (!label) return null
  return (
    <button type="button" className="sky-plus" aria-label={label} title={label} onClick={() => ui.open('bank')}>
      <Sprite frame="icon/plus" />
      {waiting > 0 ? <b className="sky-badge">!</b> : null}
    </button>
  )
})
