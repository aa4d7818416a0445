// Boosters. The percentages and hours come from the rows.
const exp = 'На {{hours}}: опыта на {{percent}} % больше.'
const health = 'На {{hours}}: здоровья на {{percent}} % больше.'
const recover = 'На {{hours}}: раны заживают на {{percent}} % быстрее.'
const all = 'На {{hours}}: опыт, здоровье и заживление сразу.'

export default {
  exp_small: { name: 'Закладка ученика', about: exp },
  exp_middle: { name: 'Тетрадь подмастерья', about: exp },
  exp_big: { name: 'Книга мастера', about: exp },
  health_small: { name: 'Тарелка щей', about: health },
  health_middle: { name: 'Горшок щей', about: health },
  health_big: { name: 'Котёл щей', about: health },
  recover_small: { name: 'Тёплый плед', about: recover },
  recover_middle: { name: 'Мягкое кресло', about: recover },
  recover_big: { name: 'Печь с лежанкой', about: recover },
  set_silver: { name: 'Серебряный набор', about: all },
  set_gold: { name: 'Золотой набор', about: all },
  set_platinum: { name: 'Платиновый набор', about: all },
}
