export default {
  title: 'Ранг',
  points: 'Очки ранга: {{points}} из {{needed}}',
  about: 'Очки дают за хорошие бои.',
  takes: 'Следующий ранг созреет за {{time}}',
  growing: 'Будет готов {{time}}',
  ready: 'Новый ранг готов!',
  best: 'Выше некуда: это высший ранг.',
  raise: 'Поднять ранг',
  take: 'Принять ранг',
  taken: '{{name}}: теперь ранг {{rank}}!',
  ripening: 'Зреет',
}
