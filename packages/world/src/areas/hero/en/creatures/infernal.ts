import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/infernal.ts'

const infernal: Same<typeof ru> = {
  soot_imp: { name: 'Soot Imp', lore: 'In charge of smoke without fire.' },
  ledger_imp: { name: 'Ledger Imp', lore: 'Kept the list of sins, lost count, began again.' },
  stoker_demon: { name: 'Stoker Demon', lore: 'Complains of the draught up here.' },
  pit_demon: { name: 'Demon of the Pit', lore: 'Fell so far that he came out on the other side.' },
  bargain_devil: { name: 'Bargaining Devil', lore: 'Writes the small print with a needle, on poppy seeds.' },
  devil_magistrate: { name: 'Devil Magistrate', lore: 'Terribly fair. The terror is included.' },
  tea_succubus: { name: 'Teatime Succubus', lore: 'Came for tea, left with the teapot, your heart and the spoons.' },
  velvet_succubus: { name: 'Velvet Succubus', lore: 'Even those she never wrote to keep her letters.' },
}
export default infernal
