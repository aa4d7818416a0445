export default {
  rating: {
    title: 'Рейтинг',
    types: 'Виды рейтинга',
    type: { params: 'Сила', level: 'Уровень', arenaPosition: 'Арена', clanLevel: 'Кланы', eventPosition: 'Событие' },
    filter: 'Начало имени',
    find: 'Найти',
    empty: 'Здесь пока никого нет.',
    notFound: 'Никого с таким именем здесь нет.',
    totals: 'Всего: {{total}}, сейчас в игре: {{online}}',
    mine: 'Моё место: {{position}}',
    previous: 'Выше',
    next: 'Ниже',
  },
}
