import type { BattleCreature, Forecast, Skill } from '@skystair/contract'
import type { Translate } from '../../services/texts.ts'
import { creatureName } from './sides.ts'

export interface ForecastWords {
  readonly damage: string
  readonly kills: string
  readonly answer: string
  readonly effects: string
  /** The charge of the attacker that the move spends. */
  readonly skill: string
  /** The hit of the opponent that would be worst now. */
  readonly next: string
}

/** Keeps the ends of a range on one line. */
const unbroken = (text: string) => text.replaceAll('–', '–\u2060')

/** Whether the target survives a hit that takes more than all of its health: a trait or an artifact saves it. */
const isSaved = ({ heal, kills, damageMin, defenderId }: Forecast, creatures: readonly BattleCreature[]): boolean =>
  !heal && kills === 'NO' && damageMin >= (creatures.find(({ id }) => id === defenderId)?.health.current ?? Number.POSITIVE_INFINITY)

/** The skill whose charge a hit or a healing spends first. */
function spentSkill({ attackerId, heal }: Forecast, creatures: readonly BattleCreature[]): Skill | undefined {
  const attacker = creatures.find(({ id }) => id === attackerId)
  return attacker?.skills.find(({ skillType, valueCurrent }) => valueCurrent > 0 && skillType === (heal ? 'HEALTH' : 'ATTACK'))
}

/** Returns a forecast in words; parts that don't apply are empty. */
export function forecastWords(forecast: Forecast, creatures: readonly BattleCreature[], t: Translate): ForecastWords {
  const { damageMin: min, damageMax: max, answerMin, answerMax } = forecast
  const key = forecast.heal ? 'heal' : 'damage'
  const exact = min === max
  const skill = spentSkill(forecast, creatures)
  const answer =
    answerMax > 0
      ? `${unbroken(t('battle.forecast.answer', { min: answerMin, max: answerMax }))}${forecast.answerKills === 'NO' ? '' : `: ${t(`battle.forecast.answerKills.${forecast.answerKills}`)}`}`
      : t('battle.forecast.noAnswer')
  return {
    damage: exact ? t(`battle.forecast.${key}Exact`, { amount: min }) : unbroken(t(`battle.forecast.${key}`, { min, max })),
    kills: forecast.heal ? '' : t(`battle.forecast.kills.${isSaved(forecast, creatures) ? 'SAVED' : forecast.kills}`),
    answer: forecast.heal ? '' : answer,
    effects: forecast.effects
      .map((effect) =>
        t('battle.forecast.effect', { name: t(`effect.${effect.type}.name`), moves: t('count.moves', { count: effect.movesRemain }) }),
      )
      .join(', '),
    skill: skill ? t('battle.forecast.skill', { name: t(`skill.${skill.skillType}.name`), left: skill.valueCurrent }) : '',
    next: forecast.enemyNext
      ? t('battle.forecast.enemyNext', {
          by: creatureName(forecast.enemyNext.attackerId, creatures, t),
          on: creatureName(forecast.enemyNext.defenderId, creatures, t),
          damage: forecast.enemyNext.damageMax,
        }) + (forecast.enemyNext.kills ? `: ${t('battle.forecast.answerKills.MAYBE')}` : '')
      : '',
  }
}
