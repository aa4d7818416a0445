import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/booster.ts'

const exp = 'For {{hours}}, fights bring {{percent}}% more experience.'
const health = 'For {{hours}}, heroes go into fights with {{percent}}% more health.'
const recover = 'For {{hours}}, wounds heal {{percent}}% faster.'
const all = 'For {{hours}}: more experience, more health, and wounds heal faster.'

const booster: Same<typeof ru> = {
  exp_small: { name: 'Pupil’s Bookmark', about: exp },
  exp_middle: { name: 'Apprentice’s Notebook', about: exp },
  exp_big: { name: 'Master’s Book', about: exp },
  health_small: { name: 'Plate of Cabbage Soup', about: health },
  health_middle: { name: 'Pot of Cabbage Soup', about: health },
  health_big: { name: 'Cauldron of Cabbage Soup', about: health },
  recover_small: { name: 'Warm Blanket', about: recover },
  recover_middle: { name: 'Soft Armchair', about: recover },
  recover_big: { name: 'Stove to Sleep On', about: recover },
  set_silver: { name: 'Silver Set', about: all },
  set_gold: { name: 'Gold Set', about: all },
  set_platinum: { name: 'Platinum Set', about: all },
}
export default booster
