import type { RaidInfo } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { gainsWords } from '../../../ui/format/gain-look.ts'
import { useAmount } from '../../../ui/format/use-amount.ts'
import { useUntil } from '../../../ui/format/use-until.ts'
import { Problem, Waiting } from '../../../ui/kit/empty.tsx'
import { List } from '../../../ui/kit/list.tsx'
import { KeeperBanner } from '../../../ui/kit/painting.tsx'
import { Heading } from '../../../ui/kit/panel.tsx'
import { PlayerLink } from '../../../ui/kit/player-link.tsx'
import { Progress } from '../../../ui/kit/progress.tsx'
import { faceFrame } from '../../hero/index.ts'
import { ClanStore } from '../store.ts'
import { RaidButtons } from './buttons.tsx'
import { Difficulties } from './difficulties.tsx'
import { RaidStore } from './store.ts'

/** The page of the clan's raid: the tower, the shares, and the difficulties. */
export const Raid = observer(function Raid() {
  const store = useStore(RaidStore)
  useEffect(() => void store.load(), [store])
  const { value: raid, failed } = store.raid
  if (!raid) return failed ? <Problem onRetry={() => void store.load()} /> : <Waiting />
  return (
    <>
      <Steward raid={raid} />
      <Tower raid={raid} />
      {raid.id === null ? null : <Shares raid={raid} />}
      <Difficulties />
    </>
  )
})

const Steward = observer(function Steward({ raid: { state, over, id } }: { readonly raid: RaidInfo }) {
  const { t } = useServices()
  const isOn = id !== null && !over
  const says = state === 'IN_RAID' && over ? 'over' : state === 'RAID_AVAILABLE' && isOn ? 'on' : state
  return (
    <KeeperBanner
      keeper="keeper/3/clan_steward"
      mood={says === 'over' ? 'glad' : isOn || state === 'RAID_CLOSED' ? 'cross' : 'calm'}
      name="place/raid"
      speaker={t('clan.none.keeper')}
      about={t('clan.raid.about')}
      line={t(`clan.raid.says.${says}`)}
    />
  )
})

/** How much of the tower stands, when the raid or the waiting ends, the player's share, and what the player can do. */
const Tower = observer(function Tower({ raid }: { readonly raid: RaidInfo }) {
  const { clock, t } = useServices()
  const until = useUntil()
  const format = useAmount('sentence')
  const { state, id, difficulty, until: end, over, stairs, stairsLeft, taken, rewards } = raid
  const time = end === null ? '' : until(end, clock.now)
  return (
    <section className="sky-box sky-column sky-raid-tower">
      <p>
        <b>{t(`clan.raid.difficulty.${difficulty}`)}</b>
        {end === null ? null : (
          <span className="sky-soft">
            {state === 'RAID_WAITING' ? t('clan.raid.next', { time }) : over ? '' : t('clan.raid.ends', { time })}
          </span>
        )}
      </p>
      <Progress
        label={t('clan.raid.tower')}
        value={stairsLeft}
        max={stairs}
        text={t('clan.raid.stand', { left: format(stairsLeft), all: format(stairs) })}
      />
      {id === null ? null : (
        <p className="sky-small-text">
          {t('clan.raid.mine', { taken: format(taken) })}
          {rewards.length > 0 ? ` ${t(over ? 'clan.raid.earned' : 'clan.raid.promised', { gains: gainsWords(rewards, t) })}` : ''}
        </p>
      )}
      <RaidButtons raid={raid} />
    </section>
  )
})

/** The members of the raid by share. */
const Shares = observer(function Shares({ raid: { raiders } }: { readonly raid: RaidInfo }) {
  const { t } = useServices()
  const format = useAmount('sentence')
  const { members } = useStore(ClanStore)
  const faceOf = (id: number) => {
    const member = members.value?.find(({ playerId }) => playerId === id)
    return member ? faceFrame(member) : 'icon/heroes'
  }
  return (
    <>
      <Heading>{t('clan.raid.shares')}</Heading>
      <List
        label={t('clan.raid.shares')}
        rows={raiders.map(({ playerId, name, taken }) => ({
          id: String(playerId),
          icon: faceOf(playerId),
          title: name === null ? t('common.guest') : <PlayerLink id={playerId}>{name}</PlayerLink>,
          aside: <b className="sky-num">{format(taken)}</b>,
        }))}
      />
    </>
  )
})
