export default {
  title: 'Ранг',
  points: 'Очки ранга: {{points}} из {{needed}}',
  collect: 'Собери очки — их дают за хорошие бои — и подними ранг: он созреет за {{time}}.',
  mayRaise: 'Очков хватает: подними ранг, и он созреет за {{time}}.',
  grows: 'Атака +{{attack}}, защита +{{defence}}, здоровье +{{health}}',
  growing: 'Будет готов {{time}}',
  ready: 'Новый ранг готов!',
  best: 'Выше некуда: это высший ранг.',
  raise: 'Поднять ранг',
  take: 'Принять ранг',
  taken: '{{name}}: теперь ранг {{rank}}! {{grows}}',
  ripening: 'Зреет',
}
