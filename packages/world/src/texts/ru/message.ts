// Messages that belong to no error code, with the wording that the specification fixes.
export default {
  notEnoughFunds: 'Не хватает средств на покупку',
  notEnoughGems: 'Не хватает изумрудов!',
  insufficientEmeralds: 'Изумрудов пока маловато',
  notEnoughTickets: 'Не хватает билетов',
  notEnoughTokens: 'Не хватает жетонов!',
  notEnoughAmethysts: 'Не хватает аметистов',
  notEnoughCaviar: 'Не хватает икры!',
  offerLimit_one: 'Этим предложением можно воспользоваться не чаще {{count}} раза в день',
  offerLimit_few: 'Этим предложением можно воспользоваться не чаще {{count}} раз в день',
  offerLimit_many: 'Этим предложением можно воспользоваться не чаще {{count}} раз в день',
  arenaClosed: 'Арена ещё не открылась',
  connectionError: 'Ошибка соединения с сервером',
}
