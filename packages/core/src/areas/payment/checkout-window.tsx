import { observer } from 'mobx-react-lite'
import { textKey } from '../../services/texts.ts'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { BankStore } from '../bank/public.ts'
import type { CheckoutPhase } from './checkout-store.ts'
import { Checkout } from './checkout-store.ts'

const icons: Readonly<Record<CheckoutPhase, string>> = {
  STARTING: 'res/MITHRIL',
  WINDOW: 'res/MITHRIL',
  CHECKING: 'res/MITHRIL',
  GRANTED: 'icon/check',
  CANCELLED: 'icon/info',
  FAILED: 'icon/warning',
  UNKNOWN: 'icon/warning',
}

/** The steps of a purchase. The window can be closed at any time; the purchase continues. */
export const CheckoutWindow = observer(function CheckoutWindow() {
  const { t } = useServices()
  const bank = useStore(BankStore)
  const checkout = useStore(Checkout)
  const { run } = checkout
  if (!run) return null
  const { phase, friend, code, gems } = run
  const inProgress = phase === 'STARTING' || phase === 'WINDOW' || phase === 'CHECKING'
  const canTake = phase === 'GRANTED' && friend === null && bank.waiting > 0
  const take = async () => {
    checkout.close()
    await bank.takeGems()
  }
  return (
    <Panel
      kind="dialog"
      title={t('bank.purchase.title')}
      onClose={checkout.close}
      foot={
        canTake ? (
          <Button first tone="good" onPress={() => void take()}>
            {t('bank.take')}
          </Button>
        ) : (
          <Button first tone="plain" onPress={checkout.close}>
            {t(inProgress ? 'bank.purchase.hide' : 'common.ok')}
          </Button>
        )
      }
    >
      <div className={`sky-column sky-center${inProgress ? ' sky-in-progress' : ''}`}>
        <Sprite frame={icons[phase]} size={76} />
        <p className="sky-num">
          <b>{t('bank.gems', { count: gems })}</b>
        </p>
        {friend === null ? null : <p className="sky-soft">{t('bank.purchase.forFriend', { name: friend })}</p>}
        <Spoken as="p">{t(phase === 'GRANTED' && friend !== null ? 'bank.purchase.GRANTED_FRIEND' : `bank.purchase.${phase}`)}</Spoken>
        {code ? <p className="sky-soft">{t(textKey(code))}</p> : null}
      </div>
    </Panel>
  )
})
