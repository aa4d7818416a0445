export default {
  river_mermaid: { name: 'Речная русалка' },
  pearl_mermaid: { name: 'Жемчужная русалка' },
  reef_naga: { name: 'Рифовая нага' },
  abyss_naga: { name: 'Нага из бездны' },
  pond_kraken: { name: 'Прудовый кракен' },
  old_kraken: { name: 'Старый кракен' },
  stone_gorgon: { name: 'Каменная горгона' },
  gorgon_queen: { name: 'Королева горгон' },
}
