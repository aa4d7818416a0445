import { WOUNDS_FROM } from '@skystair/contract/measures'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { Gains } from '../../ui/kit/gains.tsx'
import { Heading, Panel } from '../../ui/kit/panel.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { HeroStore } from '../hero/index.ts'
import { PlayerStore } from '../player/index.ts'
import { RoadStore } from '../road/index.ts'
import { adviceFor, hardestHitter } from './advice.ts'
import { GainBox } from './gain-box.tsx'
import { NearestGainStore } from './nearest-gain.ts'
import { creatureName, OWN_SIDE } from './sides.ts'
import { BattleStore } from './store.ts'

/** The lowest stair with side paths below it. */
const SIDE_PATHS_BELOW = 6
/** Up to this stair every victory says what rank points are for; later the book of rules does. */
const EXPLAINED_UNTIL = 5

/**
 * The outcome of the fight and its rewards. It has no close button: the rewards are granted when the player continues. Its button gets the
 * focus later, because an Enter that was meant for a next hit would close it unread.
 */
export const BattleResultPanel = observer(function BattleResultPanel() {
  const { ui, t } = useServices()
  const battle = useStore(BattleStore)
  const { result } = battle
  if (!result) return null
  const boss = battle.shown.find((creature) => creature.boss && creature.side !== OWN_SIDE)
  const ranked = battle.shown.filter((creature) => (result.rankPoints[String(creature.id)] ?? 0) > 0)
  const gains = [...(result.experience > 0 ? [{ kind: 'experience', amount: result.experience }] : []), ...result.gains]
  return (
    <Panel
      kind="dialog"
      title={t(!battle.won ? 'battle.defeat' : boss ? 'battle.bossDown' : 'battle.victory')}
      className={battle.won ? 'sky-won' : 'sky-lost'}
      foot={
        <Button first="later" disabled={battle.busy} onPress={() => void battle.complete()}>
          {t('battle.onwards')}
        </Button>
      }
    >
      {battle.won && boss ? (
        <div className="sky-hardest sky-box">
          <Card creature={boss} size="mini" />
          <p>{t('battle.victoryOverBoss', { name: creatureName(boss.id, battle.shown, t) })}</p>
        </div>
      ) : (
        <p className="sky-center">{t(battle.won ? 'battle.victoryText' : boss ? 'battle.defeatByBoss' : 'battle.defeatText')}</p>
      )}
      {battle.won ? null : <Advice />}
      {result.levelUp ? <p className="sky-center sky-good-text">{t('battle.levelUp')}</p> : null}
      {gains.length > 0 ? (
        <>
          <Heading>{t('battle.reward')}</Heading>
          <Gains gains={gains} roll />
        </>
      ) : (
        <p className="sky-center sky-soft">{t('battle.noReward')}</p>
      )}
      {ranked.length > 0 ? (
        <ul className="sky-ranked">
          {ranked.map((creature) => (
            <li key={creature.id}>
              <Card creature={creature} size="mini" />
              <span className="sky-hidden">{t(`creature.${creature.imageId}.name`)}</span>
              <span>{t('battle.rankPoints', { amount: result.rankPoints[String(creature.id)] ?? 0 })}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {ranked.length > 0 && (battle.battle?.stair ?? 0) <= EXPLAINED_UNTIL ? (
        <p className="sky-center sky-small-text sky-soft">{t('battle.rankPointsWhy')}</p>
      ) : null}
      {result.joined ? (
        <p className="sky-center sky-good-text">{t('battle.joined', { name: t(`creature.${result.joined}.name`) })}</p>
      ) : null}
      <Outlet name="battle/result" />
      {battle.battle?.seed ? (
        <p className="sky-center">
          <button type="button" className="sky-link sky-small-text" onClick={() => ui.open('fairness')}>
            <Sprite frame="icon/check" size={20} />
            {t('battle.fairness')}
          </button>
        </p>
      ) : null}
    </Panel>
  )
})

/** Whether the squad of the place keeps some of the wounds of this lost fight: experience is given for them. */
const keepsWounds = ({ battle, result }: BattleStore): boolean =>
  battle !== null && battle.placeId !== null && battle.stair >= WOUNDS_FROM && (result?.experience ?? 0) > 0

/** Whether the fight was on the road, above its first side paths. */
const isAboveSidePaths = ({ battle }: BattleStore): boolean =>
  battle !== null && battle.placeId !== null && battle.stair >= SIDE_PATHS_BELOW

/** Advice after a defeat: the enemy that dealt the most damage, what to try, and what helps at once. The road has its own button to heal the squad. */
const Advice = observer(function Advice() {
  const { ui, t } = useServices()
  const battle = useStore(BattleStore)
  const { player } = useStore(PlayerStore)
  const { reinforcement } = useStore(HeroStore)
  const { isDue } = useStore(NearestGainStore)
  const { contextId } = useStore(RoadStore)
  const tried = adviceFor(battle.shown)
  const advice = tried === 'grow' && contextId === 'main' && isAboveSidePaths(battle) ? 'growOnRoad' : tried
  const hardest = hardestHitter(battle.record.dealt, battle.shown)
  const namesGain = isDue && battle.battle?.placeId != null
  return (
    <>
      {hardest ? (
        <div className="sky-hardest sky-box">
          <Card creature={hardest.creature} size="mini" />
          <p>{t('battle.hardest', { name: creatureName(hardest.creature.id, battle.shown, t), amount: hardest.amount })}</p>
        </div>
      ) : null}
      <p className="sky-center">{t(`battle.advice.${advice}`)}</p>
      {reinforcement && !namesGain ? (
        <p className="sky-center">{t('battle.bench', { name: t(`creature.${reinforcement.imageId}.name`) })}</p>
      ) : null}
      {keepsWounds(battle) ? <p className="sky-center">{t('battle.theirWounds')}</p> : null}
      {namesGain ? (
        <GainBox />
      ) : (
        <div className="sky-row sky-center">
          {player?.haveCompletedTasks ? (
            <Button small tone="good" onPress={() => ui.open('tasks')}>
              {t('battle.claim')}
            </Button>
          ) : null}
          <Button small tone="plain" onPress={() => ui.open('profile')}>
            {t('battle.toOrder')}
          </Button>
        </div>
      )}
    </>
  )
})

/** The result of a fight that was played without its scene. */
export const UnseenResult = observer(function UnseenResult() {
  return useStore(BattleStore).unseen ? <BattleResultPanel /> : null
})
