// Prizes that are neither a resource nor in a catalogue.
export default {
  rank: 'Ранг герою',
  goldTicket: 'Золотой билет',
  portalDiscount: 'Скидка {{percent}} % у портала',
  gemsBonus: 'На {{percent}} % больше изумрудов при покупках целый день',
  hammer: 'Волшебный молот: ещё один дар растёт одновременно',
  snowshoes: 'Снегоступы для снежного мира',
  clanBoost: 'Сутки на 20 % больше опыта для всего клана',
}
