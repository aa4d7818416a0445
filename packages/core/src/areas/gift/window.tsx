import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Panel } from '../../ui/kit/panel.tsx'
import { useTabs } from '../../ui/kit/tabs.tsx'
import { OfferShelf } from './offer-shelf.tsx'
import { ReceivedGifts } from './received.tsx'
import { SendForm } from './send-form.tsx'
import { GiftStore } from './store.ts'

type Tab = 'received' | 'send'

/** The window of gifts from and to other players. */
export const Gifts = observer(function Gifts({ tab: first = 'received' }: { readonly tab?: Tab }) {
  const { live, ui, t } = useServices()
  const store = useStore(GiftStore)
  const { chosen } = store
  const [tab, setTab] = useState<Tab>(first)
  const { changes } = live
  // Reloads when the server reports a change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of changes is not read
  useEffect(() => void store.load(), [store, changes])
  useEffect(
    () => () => {
      store.choose(null)
      store.opening.clear()
    },
    [store],
  )
  const tabs = useTabs<Tab>(
    [
      { id: 'received', label: t('gift.tab.received'), icon: 'icon/gifts' },
      { id: 'send', label: t('gift.tab.send'), icon: 'icon/heart' },
    ],
    tab,
    setTab,
    t('gift.window'),
  )
  if (chosen)
    return (
      <Panel className="sky-fit" title={t(`gift.offer.${chosen.key}.name`)} onBack={() => store.choose(null)} onClose={ui.back}>
        <SendForm key={chosen.id} offer={chosen} />
      </Panel>
    )
  return (
    <Panel className="sky-fit" title={t('gift.window')} onClose={ui.back} tabs={tabs.bar}>
      <div {...tabs.panel} key={tab} className="sky-column">
        {tab === 'received' ? <ReceivedGifts onSend={() => setTab('send')} /> : <OfferShelf />}
      </div>
    </Panel>
  )
})
