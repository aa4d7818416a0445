// Labels of the buttons around the road: needed before the windows that they open.
export default {
  heroes: 'Герои',
  daily: 'Подарок дня',
  manual: 'Правила',
  moderation: 'Сова',
  snow: 'Снежный мир',
  raid: 'Рейд клана',
  shops: 'Города',
  chat: 'Чат',
  mail: 'Почта',
  tasks: 'Дела',
  clan: 'Клан',
  news: 'Новости',
  settings: 'Настройки',
  sound: 'Звук и музыка',
}
