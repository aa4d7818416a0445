// Boosters. The percentages and hours come from the rows.
const exp = 'В течение {{hours}} бои дают на {{percent}} % больше опыта.'
const health = 'В течение {{hours}} герои выходят в бой со здоровьем на {{percent}} % больше.'
const recover = 'В течение {{hours}} раны заживают на {{percent}} % быстрее.'
const all = 'В течение {{hours}} больше опыта, больше здоровья, и раны заживают быстрее.'

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
