// {{power}}, {{moves}} and {{charges}} come from the rows, the last two with their nouns. Points grow with the level of the target, so the texts say “from”.
export default {
  heal_small: { name: 'Малое зелье здоровья', use: 'Возвращает {{power}} % здоровья. На вкус как малина с укоризной.' },
  heal_big: { name: 'Большое зелье здоровья', use: 'Возвращает {{power}} % здоровья. Пить залпом, не спрашивать.' },
  revive: { name: 'Живая вода', use: 'Поднимает павшего с {{power}} % здоровья.' },
  freeze_scroll: { name: 'Свиток мороза', use: 'Замораживает врага на {{moves}}.' },
  fire_scroll: { name: 'Свиток огня', use: 'Поджигает врага на {{moves}}: от {{power}} урона за ход.' },
  shield_scroll: { name: 'Свиток щита', use: 'Прикрывает бойца на {{moves}}: на {{power}} % меньше урона.' },
  haste: { name: 'Глоток бодрости', use: 'Возвращает каждому умению бойца {{charges}}.' },
  antidote: { name: 'Противоядие', use: 'Снимает яд, огонь, мороз и слабость. Хмурость не снимает.' },
  smoke: { name: 'Дымовая шашка', use: 'Скрывает бойца на {{moves}} или пока он не ударит.' },
  totem: { name: 'Походный тотем', use: 'Ряд бойца бьёт на {{power}} % сильнее. Хватает на {{moves}}.' },
  power_potion: { name: 'Зелье силы', use: 'Боец бьёт на {{power}} % сильнее. Хватает на {{moves}}.' },
  stone_skin: { name: 'Каменная мазь', use: 'Кожа как камень на {{moves}}: на {{power}} % меньше урона.' },
  poison_vial: { name: 'Склянка яда', use: 'Отравляет врага на {{moves}}: от {{power}} урона за ход.' },
  holy_water: { name: 'Родниковая вода', use: 'Снимает всё дурное и возвращает {{power}} % здоровья.' },
  bomb: { name: 'Гномья бомба', use: 'Наносит от {{power}} урона: чем крепче враг, тем громче. Гномы просят не трясти.' },
  feather: { name: 'Перо феникса', use: 'Поднимает павшего полным сил. Щекочет.' },
}
