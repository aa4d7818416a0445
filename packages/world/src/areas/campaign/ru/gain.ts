// Prizes that are neither a resource nor in a catalogue.
export default {
  rank: 'Ранг герою',
  goldTicket: 'Золотой билет',
  portalDiscount: 'Скидка {{percent}} % у портала',
}
