// What the first screens, the road and a fight need: loaded as one chunk once the language is known.

import education from '../../areas/education/ru/education.ts'
import classes from '../../areas/hero/ru/class.ts'
import creature from '../../areas/hero/ru/creature.ts'
import faction from '../../areas/hero/ru/faction.ts'
import rarity from '../../areas/hero/ru/rarity.ts'
import hud from '../../areas/road/ru/hud.ts'
import road from '../../areas/road/ru/road.ts'
import selection from '../../areas/selection/ru/selection.ts'
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
