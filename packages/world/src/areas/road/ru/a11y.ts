// For screen readers.
export default {
  road: {
    region: 'Дорога',
    position: 'Ступень {{stair}}. Дорога свободна до ступени {{max}}.',
    keys: 'Стрелка вверх — идти вперёд, вниз — назад, Enter — сделать то, что рядом.',
    near: 'Рядом: {{what}}',
    nothing: 'Рядом ничего нет.',
    list: 'Что видно на дороге',
    ahead: '{{what}} — впереди, до него {{distance}}',
    behind: '{{what}} — позади, до него {{distance}}',
    here: '{{what}} — прямо здесь',
    distance_one: '{{count}} шаг',
    distance_few: '{{count}} шага',
    distance_many: '{{count}} шагов',
    guardian: 'Страж ступени {{stair}}: {{name}}, уровень {{level}}. {{difficulty}}.',
    boss: 'Хозяин ступени {{stair}}: {{name}}, уровень {{level}}. {{difficulty}}.',
    enemy: 'Враг: {{name}}, уровень {{level}}. {{difficulty}}.',
    resource: 'Находка: {{what}}.',
    place: '{{kind}}.',
    walking: 'Идёшь вверх.',
    walkingDown: 'Идёшь вниз.',
  },
}
