import type { ClanInfo } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../../ui/context.ts'
import { duration } from '../../../ui/format/format.ts'
import { useAmount } from '../../../ui/format/use-amount.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Progress } from '../../../ui/kit/progress.tsx'
import { Outlet } from '../../../ui/outlet.tsx'
import { ReportButton } from '../../chat/public.ts'
import { SendButton } from '../../platform/public.ts'
import { IslandStore } from '../scene/store.ts'

/** Name, level and size of the player's clan, the player's rank, and the buttons to the clan's chat and to the candidates. */
export const ClanHead = observer(function ClanHead({
  info: { clan, rank },
  onCandidates,
}: {
  readonly info: ClanInfo
  /** Shows the candidates; null if the player may not invite. */
  readonly onCandidates: (() => void) | null
}) {
  const { clock, ui, t } = useServices()
  const format = useAmount('sentence')
  const island = useStore(IslandStore)
  const { level, currentExp, experienceBoostUntil, maxExp, membersCurr, membersMax } = clan
  return (
    <section className="sky-box sky-clan-head">
      <Sprite frame="icon/clan" />
      <div>
        <b>{clan.name}</b>
        <p className="sky-small-text">
          {t('clan.level', { level })}
          <br />
          {t('clan.placesFull', { now: membersCurr, max: membersMax })}
          <br />
          {t(`clan.rank.${rank}`)}
        </p>
      </div>
      <div className="sky-clan-aside">
        {onCandidates ? (
          <Button small tone="plain" icon="icon/mail" onPress={onCandidates}>
            {t('clan.tab.candidates')}
          </Button>
        ) : null}
        {ui.scene === 'clan' ? null : (
          <Button small tone="plain" icon="icon/flag" onPress={() => void island.visit()}>
            {t('clan.island.visit')}
          </Button>
        )}
        <Button small tone="plain" icon="icon/shop" onPress={() => ui.open('shops', { shop: 'clan', from: 'clan' })}>
          {t('clan.shop')}
        </Button>
        <Button small tone="plain" icon="icon/chat" onPress={() => ui.open('chat', { room: 'clan' })}>
          {t('clan.chat')}
        </Button>
        <SendButton target={{ kind: 'clan', id: clan.id }} text={t('clan.send', { name: clan.name })} />
        {rank === 'LEADER' ? null : <ReportButton kind="CLAN_NAME" id={clan.id} />}
        <Outlet name="clan/head" />
      </div>
      {experienceBoostUntil > clock.now ? (
        <p className="sky-good-text sky-small-text" role="note">
          {t('clan.boosted', { time: duration(experienceBoostUntil - clock.now, t) })}
        </p>
      ) : null}
      <Progress
        label={t('clan.growth')}
        value={currentExp}
        max={maxExp}
        text={t('clan.growthText', { now: format(currentExp), max: format(maxExp) })}
      />
    </section>
  )
})
