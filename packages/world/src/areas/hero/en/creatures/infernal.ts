import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/infernal.ts'

const infernal: Same<typeof ru> = {
  soot_imp: { name: 'Soot Imp' },
  ledger_imp: { name: 'Ledger Imp' },
  stoker_demon: { name: 'Stoker Demon' },
  pit_demon: { name: 'Demon of the Pit' },
  bargain_devil: { name: 'Bargaining Devil' },
  devil_magistrate: { name: 'Devil Magistrate' },
  tea_succubus: { name: 'Teatime Succubus' },
  velvet_succubus: { name: 'Velvet Succubus' },
}
export default infernal
