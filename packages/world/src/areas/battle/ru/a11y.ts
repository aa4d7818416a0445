// For screen readers.
export default {
  battle: {
    region: 'Бой',
    own: 'Твой отряд',
    enemies: 'Враги',
    creature: '{{name}}, уровень {{level}}, ряд: {{row}}. Здоровье {{current}} из {{total}}, атака {{attack}}, защита {{defence}}.',
    row: { front: 'передний', back: 'задний' },
    dead: '{{name}}: вне боя.',
    ready: 'Может ходить.',
    struck: 'Ход уже сделан.',
    targetable: 'Можно выбрать целью.',
    effects: 'Состояние: {{what}}.',
    chosen: 'Выбрано: {{name}}.',
    log: 'Что произошло',
    keys: 'Стрелки выбирают, Enter бьёт, S — в стойку, I (Ш) рассказывает о выбранном, цифры от 1 до 6 выбирают бойца.',
  },
}
