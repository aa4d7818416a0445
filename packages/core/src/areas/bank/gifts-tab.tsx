import { Membership } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { Heading } from '../../ui/kit/panel.tsx'
import { useRoot } from '../../ui-context.ts'
import { useLateStores } from '../../use-late-stores.ts'
import { FriendGift } from './friend-gift.tsx'
import { OfferList } from './offer-list.tsx'
import type { TabProps } from './tab-props.ts'

/** Gifts of the bank to those who have a status, and a gift to a friend. */
export const GiftsTab = observer(function GiftsTab({ info }: TabProps) {
  const { t } = useRoot()
  const { bank } = useLateStores()
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
