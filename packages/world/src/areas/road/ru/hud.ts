// Names on the buttons around the road, which are there before the windows they open.
export default {
  heroes: 'Герои',
  daily: 'Подарок дня',
  manual: 'Правила',
  tasks: 'Дела',
  news: 'Новости',
  settings: 'Настройки',
  sound: 'Звук и музыка',
  langName: { RU: 'Русский', EN: 'English' },
}
