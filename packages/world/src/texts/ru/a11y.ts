// For screen readers.
export default {
  skip: 'Перейти к игре',
  menu: 'Меню',
  news: 'есть новое',
  hud: 'Твои запасы',
  avatar: '{{name}}, уровень {{level}}',
  guide: 'Говорит {{name}}',
  guideName: { cat: 'кот', rabbit: 'белый кролик' },
  bar: '{{name}}: {{current}} из {{total}}',
}
