import { Membership } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Heading } from '../../ui/kit/panel.tsx'
import { FriendGift } from './friend-gift.tsx'
import { OfferList } from './offer-list.tsx'
import { BankStore } from './store.ts'
import type { BankTabProps } from './tab-props.ts'

/** Gifts of the bank for a bonus status, and a gift to a friend. */
export const GiftsTab = observer(function GiftsTab({ info }: BankTabProps) {
  const { t } = useServices()
  const bank = useStore(BankStore)
  const rank = Membership.indexOf(info.bonusStatusInfo.membership)
  return (
    <>
      <p className="sky-center">{t('bank.gifts.about')}</p>
      <OfferList
        offers={info.bankGifts}
        locked={({ membership }) =>
          Membership.indexOf(membership) > rank ? t('bank.gifts.needs', { status: t(`bank.status.${membership}`) }) : null
        }
        onTake={(id) => void bank.takeGift(id)}
      />
      {bank.sells ? (
        <>
          <Heading>{t('bank.gifts.friend')}</Heading>
          <FriendGift />
        </>
      ) : null}
    </>
  )
})
