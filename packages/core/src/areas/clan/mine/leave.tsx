import type { ClanInfo } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { ClanStore } from '../store.ts'

/** Buttons to leave the clan and, for its leader, to resign. Both ask for confirmation. */
export const LeaveButtons = observer(function LeaveButtons({ info: { clan, rank } }: { readonly info: ClanInfo }) {
  const { ui, t } = useServices()
  const store = useStore(ClanStore)
  const { name, membersCurr } = clan
  const isLast = membersCurr === 1
  const ask = (title: string, text: string) => ui.ask({ title, text, ok: title, cancel: t('common.cancel') })
  const leave = async () => {
    const warning = isLast ? 'clan.leaveLast' : 'clan.leaveAsk'
    const heir = rank === 'LEADER' && !isLast ? ` ${t('clan.leaveLeader', { name })}` : ''
    if (await ask(t('clan.leave'), t(warning, { name }) + heir)) await store.leave()
  }
  const resign = async () => {
    if (await ask(t('clan.resign'), t('clan.resignAsk', { name }))) await store.resign()
  }
  return (
    <div className="sky-row sky-center">
      {store.may('RESIGN') && !isLast ? (
        <Button small tone="plain" disabled={store.acting.busy} onPress={() => void resign()}>
          {t('clan.resign')}
        </Button>
      ) : null}
      <Button small tone="danger" disabled={store.acting.busy} onPress={() => void leave()}>
        {t('clan.leave')}
      </Button>
    </div>
  )
})
