import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Gains } from '../../ui/kit/gains.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { useTabs } from '../../ui/kit/tabs.tsx'
import { Checkout, CheckoutWindow } from '../payment/public.ts'
import { FriendsStore } from '../platform/public.ts'
import { FreeTab } from './free-tab.tsx'
import { GemsTab } from './gems-tab.tsx'
import { GiftsTab } from './gifts-tab.tsx'
import { StatusTab } from './status-tab.tsx'
import { BankStore } from './store.ts'
import type { BankTab } from './tab-props.ts'

const tabContents = { gems: GemsTab, gifts: GiftsTab, free: FreeTab, status: StatusTab } as const
const icons = { gems: 'res/MITHRIL', gifts: 'icon/gifts', free: 'icon/heart', status: 'icon/crown' } as const

/** The bank: gems for money, gifts, free offers, and the bonus status. During a purchase its steps are shown instead. */
export const Bank = observer(function Bank({ tab: firstTab }: { readonly tab?: BankTab }) {
  const { ui, t } = useServices()
  const bank = useStore(BankStore)
  const friends = useStore(FriendsStore)
  const checkout = useStore(Checkout)
  const [tab, setTab] = useState<BankTab>(firstTab ?? 'gems')
  useEffect(() => {
    void bank.load()
    void friends.load()
  }, [bank, friends])
  const tabs = useTabs<BankTab>(
    (['gems', 'gifts', 'free', 'status'] as const).map((id) => ({ id, label: t(`bank.tab.${id}`), icon: icons[id] })),
    tab,
    setTab,
    t('bank.title'),
  )
  if (checkout.run) return <CheckoutWindow />
  const { info } = bank
  const Content = tabContents[tab]
  const gains = [...bank.gains, ...friends.gains]
  return (
    <Panel className="sky-wide sky-bank" title={t('bank.title')} onClose={ui.close} tabs={tabs.bar}>
      <div {...tabs.panel} key={tab}>
        {info.value ? (
          <Content info={info.value} onTab={setTab} />
        ) : info.failed ? (
          <Problem onRetry={() => void bank.load()} />
        ) : (
          <Waiting />
        )}
      </div>
      <Spoken>
        {gains.length > 0 ? (
          <>
            <p className="sky-center">{t('bank.thanks')}</p>
            <Gains gains={gains} roll />
          </>
        ) : null}
      </Spoken>
    </Panel>
  )
})
