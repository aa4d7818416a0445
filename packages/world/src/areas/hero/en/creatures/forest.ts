import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/forest.ts'

const forest: Same<typeof ru> = {
  hedge_elf: { name: 'Hedge Elf' },
  silver_elf: { name: 'Silver Elf' },
  elf_prince_ob: { name: 'Elf Prince' },
  bell_fairy: { name: 'Bell Fairy' },
  thorn_fairy: { name: 'Thorn Fairy' },
  birch_dryad: { name: 'Birch Dryad' },
  winter_dryad: { name: 'Winter Dryad' },
  young_treant: { name: 'Young Treant' },
  oak_elder: { name: 'Oak Elder' },
  moss_leshy: { name: 'Mossy Leshy' },
  pine_leshy: { name: 'Pine Leshy' },
  baba_yaga: { name: 'Baba Yaga' },
  baba_yaga_elder: { name: 'Elder Yaga' },
}
export default forest
