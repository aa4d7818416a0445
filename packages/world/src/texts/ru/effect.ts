import type { Effect } from '@skystair/contract'

export default {
  FROZEN: { name: 'Заморожен', about: 'Не может ходить, пока не оттает.' },
  FIRED: { name: 'Горит', about: 'Теряет здоровье каждый ход, и огонь может перекинуться на соседа.' },
  HIDDEN: { name: 'Скрыт', about: 'Его нельзя выбрать целью, пока он сам не ударит.' },
  TOTEM: { name: 'Тотем', about: 'Пока он стоит, его ряд бьёт сильнее.' },
  POISONED: { name: 'Отравлен', about: 'Теряет здоровье каждый ход.' },
  STUNNED: { name: 'Оглушён', about: 'Пропускает ход и не отвечает на удары.' },
  WEAKENED: { name: 'Ослаблен', about: 'Бьёт слабее обычного.' },
  SHIELDED: { name: 'Под щитом', about: 'Получает меньше урона.' },
} satisfies Record<Effect['type'], { name: string; about: string }>
