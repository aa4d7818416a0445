import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { Gains } from '../../ui/kit/gains.tsx'
import { Heading, Panel } from '../../ui/kit/panel.tsx'
import { BattleStore } from './store.ts'

/** How the fight ended and its rewards. It has no close button: the rewards are granted when the player continues. */
export const BattleResultPanel = observer(function BattleResultPanel() {
  const { t } = useServices()
  const battle = useStore(BattleStore)
  const { result } = battle
  if (!result) return null
  const ranked = battle.shown.filter((creature) => (result.rankPoints[String(creature.id)] ?? 0) > 0)
  const gains = [...(result.experience > 0 ? [{ kind: 'experience', amount: result.experience }] : []), ...result.gains]
  return (
    <Panel
      kind="dialog"
      title={t(battle.won ? 'battle.victory' : 'battle.defeat')}
      className={battle.won ? 'sky-won' : 'sky-lost'}
      foot={
        <Button first disabled={battle.busy} onPress={() => void battle.complete()}>
          {t('battle.onwards')}
        </Button>
      }
    >
      <p className="sky-center">{t(battle.won ? 'battle.victoryText' : 'battle.defeatText')}</p>
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
      {result.joined ? (
        <p className="sky-center sky-good-text">{t('battle.joined', { name: t(`creature.${result.joined}.name`) })}</p>
      ) : null}
      {battle.battle?.seed ? (
        <details className="sky-fair">
          <summary>{t('battle.fairness')}</summary>
          <p>{t('battle.fairnessText', { hash: battle.battle.seedHash, seed: battle.battle.seed })}</p>
        </details>
      ) : null}
    </Panel>
  )
})
