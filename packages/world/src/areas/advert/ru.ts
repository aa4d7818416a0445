// Shown over the game while the platform shows an advert.
export default {
  advert: {
    title: 'Минутка рекламы',
    waiting: 'Ролик вот-вот начнётся. Лестница подождёт.',
    late: 'Ролик где-то заплутал. Дождись его или ступай дальше.',
    goOn: 'Дальше без ролика',
    over: 'Реклама кончилась, можно подниматься.',
    play: 'Играть',
  },
}
