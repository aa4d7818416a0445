// The second trait of a class, which a creature has from a rank on.
import type { SecondTrait } from '@skystair/contract/second-traits'

export default {
  FINISHER: { name: 'Добить', about: 'Бьёт на 15 % сильнее того, у кого осталось меньше трети здоровья.' },
  OPENER: { name: 'С порога', about: 'Нераненых бьёт на 12 % сильнее.' },
  VANGUARD: { name: 'Первый натиск', about: 'Первые два раунда бьёт на 12 % сильнее.' },
  AVENGER: { name: 'За своих', about: 'За каждого павшего союзника бьёт на 6 % сильнее.' },
  SURVIVOR: { name: 'Стиснув зубы', about: 'Когда здоровья меньше половины, получает на 12 % меньше урона.' },
  SHOULDER: { name: 'Плечо', about: 'Пока в ряду рядом стоит кто-то свой, получает на 10 % меньше урона.' },
  THORNS: { name: 'Колючий нрав', about: 'Кто бьёт его вблизи, сам теряет десятую часть удара.' },
  THIRST: { name: 'Глоток силы', about: 'Десятая часть нанесённого урона становится его здоровьем.' },
} satisfies Record<SecondTrait, object>
