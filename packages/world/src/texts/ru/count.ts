// Numbers with their nouns, for sentences such as “for 2 moves”: in Russian in the case that follows «на».
export default {
  moves_one: '{{count}} ход',
  moves_few: '{{count}} хода',
  moves_many: '{{count}} ходов',
  charges_one: '{{count}} заряд',
  charges_few: '{{count}} заряда',
  charges_many: '{{count}} зарядов',
  hours_one: '{{count}} час',
  hours_few: '{{count}} часа',
  hours_many: '{{count}} часов',
}
