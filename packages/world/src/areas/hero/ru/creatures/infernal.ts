export default {
  soot_imp: { name: 'Сажевый бесёнок' },
  ledger_imp: { name: 'Бес-писарь' },
  stoker_demon: { name: 'Демон-истопник' },
  pit_demon: { name: 'Демон из бездны' },
  bargain_devil: { name: 'Дьявол-делец' },
  devil_magistrate: { name: 'Дьявол-судья' },
  tea_succubus: { name: 'Суккуб к чаю' },
  velvet_succubus: { name: 'Бархатный суккуб' },
}
