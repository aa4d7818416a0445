export default {
  subtitle: 'Заходи каждый день: чем дольше не пропускаешь, тем щедрее.',
  take: 'Забрать',
  taken: 'Забрано',
  today: 'Сегодня',
  day: 'День {{day}}',
  dayLast: 'День {{day}} и дальше',
  streak_one: '{{count}} день подряд',
  streak_few: '{{count}} дня подряд',
  streak_many: '{{count}} дней подряд',
  nextAt: 'Следующий подарок {{time}}',
  thanks: 'Держи. И не говори, что кот жадный.',
}
