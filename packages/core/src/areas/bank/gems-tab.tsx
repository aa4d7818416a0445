import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Choice } from '../../ui/kit/choice.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { PlayerStore } from '../player/index.ts'
import { GuestNote } from './guest-note.tsx'
import { OptionCards } from './option-card.tsx'
import type { Currency } from './store.ts'
import { BankStore } from './store.ts'
import type { BankTabProps } from './tab-props.ts'

/** Gems for money: gems to take, payment methods and offers; or a note where nothing is sold. */
export const GemsTab = observer(function GemsTab({ info, onTab }: BankTabProps) {
  const { clock, t } = useServices()
  const player = useStore(PlayerStore)
  const bank = useStore(BankStore)
  const debt = (player.resources?.mithril ?? 0) < 0
  return (
    <>
      {debt ? (
        <p className="sky-box sky-bad-text" role="note">
          {t('bank.debt')}
        </p>
      ) : null}
      {bank.waiting > 0 ? (
        <div className="sky-box sky-offer">
          <p>{t('bank.waiting', { gems: t('bank.gems', { count: bank.waiting }) })}</p>
          <Button small tone="good" disabled={bank.taking.busy} onPress={() => void bank.takeGems()}>
            {t('bank.take')}
          </Button>
        </div>
      ) : null}
      {bank.unsettled.length > 0 ? (
        <p className="sky-soft sky-small-text">{t('bank.unsettled', { count: bank.unsettled.length })}</p>
      ) : null}
      {bank.sells ? (
        <>
          <Outlet name="bank/campaign" />
          {info.gemsBonus && info.gemsBonus.until > clock.now ? (
            <p className="sky-box sky-center sky-good-text" role="note">
              {t('bank.ownBonus', { percent: info.gemsBonus.percent, time: duration(info.gemsBonus.until - clock.now, t) })}
            </p>
          ) : null}
          {bank.guest ? <GuestNote /> : null}
          {info.methods.length > 1 ? (
            <Choice
              label={t('bank.method')}
              value={bank.chosenMethod ?? ''}
              onChange={(method) => void bank.choose(method)}
              options={info.methods.map(({ method, title }) => ({ value: method, label: title }))}
            />
          ) : null}
          {info.currencies.length > 1 ? (
            <Choice
              label={t('bank.currency')}
              value={bank.shownCurrency}
              onChange={(currency) => void bank.chooseCurrency(currency as Currency)}
              options={info.currencies.map((value) => ({ value, label: t(`bank.currencies.${value}`) }))}
            />
          ) : null}
          <OptionCards options={info.bankOptions} disabled={bank.guest} />
          <p className="sky-soft sky-small-text sky-center">{t('bank.note')}</p>
        </>
      ) : (
        <div className="sky-column sky-center">
          <p>{t('bank.noSale')}</p>
          <Button first tone="plain" onPress={() => onTab('free')}>
            {t('bank.toFree')}
          </Button>
        </div>
      )}
    </>
  )
})
