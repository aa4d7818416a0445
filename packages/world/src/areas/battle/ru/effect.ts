// Nouns, so that nothing must agree with the gender of a creature.
import type { Effect } from '@skystair/contract'

export default {
  FROZEN: { name: 'Мороз', about: 'Не может ходить, пока не оттает.' },
  FIRED: { name: 'Огонь', about: 'Теряет здоровье каждый ход, и огонь может перекинуться на соседа.' },
  HIDDEN: { name: 'Невидимость', about: 'Его нельзя выбрать целью, пока он сам не ударит.' },
  TOTEM: { name: 'Тотем', about: 'Пока он стоит, его ряд бьёт сильнее.' },
  POISONED: { name: 'Яд', about: 'Теряет здоровье каждый ход.' },
  STUNNED: { name: 'Оглушение', about: 'Пропускает ход и не отвечает на удары.' },
  WEAKENED: { name: 'Слабость', about: 'Бьёт слабее обычного.' },
  STRENGTHENED: { name: 'Прилив сил', about: 'Бьёт сильнее обычного.' },
  SHIELDED: { name: 'Щит', about: 'Получает меньше урона.' },
} satisfies Record<Effect['type'], { name: string; about: string }>
