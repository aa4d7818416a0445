import type { SkillType } from '@skystair/contract'

export default {
  ATTACK: { name: 'Сильный удар', about: 'Заряд тратится сам и делает удар сильнее.' },
  DEFENCE: { name: 'Глухая защита', about: 'Заряд тратится сам и ослабляет пришедшийся удар.' },
  HEALTH: { name: 'Исцеление', about: 'Вместо удара можно вылечить кого-то из своих, только не себя: на это уходит заряд.' },
  POISON: { name: 'Яд', about: 'Заряд тратится сам: удар отравляет и кусает ещё несколько ходов.' },
  IMMORTALITY: { name: 'Бессмертие', about: 'Заряд спасает от смертельного удара.' },
} satisfies Record<SkillType, { name: string; about: string }>
