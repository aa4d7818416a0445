// Labels of the buttons around the road: needed before the windows that they open.
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
