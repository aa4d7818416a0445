// What the first screens, the road and a fight need: loaded as one chunk once the language is known.

import education from '../../areas/education/en/education.ts'
import classes from '../../areas/hero/en/class.ts'
import creature from '../../areas/hero/en/creature.ts'
import faction from '../../areas/hero/en/faction.ts'
import rarity from '../../areas/hero/en/rarity.ts'
import hud from '../../areas/road/en/hud.ts'
import road from '../../areas/road/en/road.ts'
import selection from '../../areas/selection/en/selection.ts'
import a11y from './a11y.ts'
import boot from './boot.ts'
import common from './common.ts'
import duration from './duration.ts'
import error from './error.ts'
import resource from './resource.ts'

export default {
  a11y,
  boot,
  class: classes,
  common,
  creature,
  duration,
  education,
  error,
  faction,
  hud,
  rarity,
  resource,
  road,
  selection,
} as const
