import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Heading } from '../../ui/kit/panel.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { OfferList } from './offer-list.tsx'
import { BankStore } from './store.ts'
import type { BankTabProps } from './tab-props.ts'

/** What is free: options of the bank, rewarded adverts, and inviting friends. */
export const FreeTab = observer(function FreeTab({ info }: BankTabProps) {
  const { t } = useServices()
  const bank = useStore(BankStore)
  return (
    <>
      <p className="sky-center">{t('bank.free.about')}</p>
      <OfferList offers={info.freeOptions} onTake={(id) => void bank.takeFree(id)} />
      <Heading>{t('bank.advert.title')}</Heading>
      <Outlet name="bank/advert" />
      <Outlet name="bank/friends" />
    </>
  )
})
