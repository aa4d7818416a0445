import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/lore/infernal.ts'

const infernal: Same<typeof ru> = {
  soot_imp: 'In charge of smoke without fire.',
  ledger_imp: 'Kept the list of sins, lost count, began again.',
  stoker_demon: 'Complains of the draught up here.',
  pit_demon: 'Fell so far that he came out on the other side.',
  bargain_devil: 'Writes the small print with a needle, on poppy seeds.',
  devil_magistrate: 'Terribly fair. The terror is included.',
  tea_succubus: 'Came for tea, left with the teapot, your heart and the spoons.',
  velvet_succubus: 'Even those she never wrote to keep her letters.',
}
export default infernal
