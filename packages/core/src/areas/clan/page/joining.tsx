import type { ClanPage } from '@skystair/contract'
import { CLAN_LEVEL } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { GuestNote } from '../../bank/public.ts'
import { PlayerStore } from '../../player/index.ts'
import { JoinStore } from '../none/store.ts'

/** What the player can do about a clan: open the own one, apply, withdraw the application, answer an invitation; or why not. */
export const Joining = observer(function Joining({ page }: { readonly page: ClanPage }) {
  const { ui, t } = useServices()
  const join = useStore(JoinStore)
  const { player } = useStore(PlayerStore)
  const { id, name, membersCurr, membersMax, invitation } = page
  const { busy } = join.acting
  const note = (text: string) => <p className="sky-small-text sky-soft">{text}</p>
  if (player?.clanId === id)
    return (
      <Button small icon="icon/clan" onPress={() => ui.open('clan')}>
        {t('clan.page.mine')}
      </Button>
    )
  if (!player || player.clanId !== null) return null
  if (player.accessLevel === 'TRIAL') return <GuestNote why={t('clan.none.guest')} />
  if (player.level < CLAN_LEVEL) return note(t('clan.none.young', { level: CLAN_LEVEL }))
  if (invitation === 'REJECTED') return note(t('clan.none.rejected'))
  if (invitation === 'INVITED')
    return (
      <>
        <Button small tone="good" disabled={busy} label={t('clan.none.acceptOf', { name })} onPress={() => void join.accept(id)}>
          {t('clan.none.accept')}
        </Button>
        <Button small tone="plain" disabled={busy} label={t('clan.none.refuseOf', { name })} onPress={() => void join.refuse(id)}>
          {t('clan.none.refuse')}
        </Button>
      </>
    )
  if (invitation === 'WANTS_TO_THE_CLAN')
    return (
      <>
        {note(t('clan.none.waits'))}
        <Button small tone="plain" disabled={busy} label={t('clan.page.withdrawOf', { name })} onPress={() => void join.withdraw(page)}>
          {t('clan.page.withdraw')}
        </Button>
      </>
    )
  if (membersCurr >= membersMax) return note(t('clan.page.full'))
  return (
    <Button
      small
      tone="good"
      disabled={busy}
      label={t('clan.none.applyOf', { name })}
      onPress={() => void join.apply({ clanId: id, name })}
    >
      {t('clan.none.apply')}
    </Button>
  )
})
