export default {
  hero_ratibor: { name: 'Ратибор' },
  hero_lukyan: { name: 'Лукьян' },
  hero_vasilisa: { name: 'Василиса' },
  hero_marya: { name: 'Марья' },
  companion_wolf: { name: 'Волк Серко' },
  companion_eagle: { name: 'Орёл Ясный' },
  companion_fox: { name: 'Лис Уголёк' },
  companion_owl: { name: 'Сова Полуночница' },
}
