import type { ClanPage } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../../ui/context.ts'
import { Problem, Waiting } from '../../../ui/kit/empty.tsx'
import { Heading, Panel } from '../../../ui/kit/panel.tsx'
import { ReportButton } from '../../chat/public.ts'
import { PlayerStore } from '../../player/index.ts'
import { ClanFlag } from '../flag.tsx'
import { Person } from '../person.tsx'
import { Joining } from './joining.tsx'
import { ClanPageStore } from './store.ts'

/** The page of a clan, as everybody sees it. */
export const ClanPageWindow = observer(function ClanPageWindow({ clanId }: { readonly clanId: number }) {
  const { live, ui, t } = useServices()
  const store = useStore(ClanPageStore)
  const { changes } = live
  // Reloads when the server reports a change, such as the reply of the clan.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of changes is not read
  useEffect(() => void store.show(clanId), [store, clanId, changes])
  const { failed, value } = store.page
  const page = value?.id === clanId ? value : null
  return (
    <Panel className="sky-fit" title={t('clan.page.title')} onClose={ui.close} onBack={ui.overlay?.below ? ui.back : undefined}>
      {page ? <Page page={page} /> : failed ? <Problem onRetry={() => void store.show(clanId)} /> : <Waiting />}
    </Panel>
  )
})

const Page = observer(function Page({ page }: { readonly page: ClanPage }) {
  const { t } = useServices()
  const { player } = useStore(PlayerStore)
  const { id, name, level, membersCurr, membersMax, raidsWon, about } = page
  const isMine = player?.clanId === id
  return (
    <div className="sky-column">
      <section className="sky-box sky-clan-page">
        <ClanFlag clanId={id} />
        <div>
          <b className="sky-clan-page-name">{name}</b>
          <ul className="sky-clan-facts">
            <li>
              <Sprite frame="icon/star" />
              {t('clan.level', { level })}
            </li>
            <li>
              <Sprite frame="icon/user" />
              {t('clan.page.members', { now: membersCurr, max: membersMax })}
            </li>
            <li>
              <Sprite frame="social/tower" />
              {raidsWon > 0 ? t('clan.page.raidsWon', { count: raidsWon }) : t('clan.page.noRaidsWon')}
            </li>
          </ul>
        </div>
        <div className="sky-clan-aside">
          <Joining page={page} />
          {isMine ? null : <ReportButton kind="CLAN_NAME" id={id} />}
        </div>
      </section>
      <Heading>{t('clan.about')}</Heading>
      <section className="sky-box sky-column">
        <div className="sky-prose">
          <p>{about}</p>
        </div>
        {isMine ? null : (
          <div className="sky-row">
            <ReportButton kind="CLAN_ABOUT" id={id} />
          </div>
        )}
      </section>
      <Heading>{t('clan.tab.members')}</Heading>
      <Members />
    </div>
  )
})

const Members = observer(function Members() {
  const { t } = useServices()
  const { members } = useStore(ClanPageStore)
  if (!members.value) return members.failed ? <Problem onRetry={() => void members.reload()} /> : <Waiting />
  return (
    <ul className="sky-clan-people" aria-label={t('clan.tab.members')}>
      {members.value.map((member) => (
        <Person
          key={member.playerId}
          who={member}
          online={member.online}
          line={t('clan.member', { rank: t(`clan.rank.${member.rank}`), level: member.level })}
        />
      ))}
    </ul>
  )
})
