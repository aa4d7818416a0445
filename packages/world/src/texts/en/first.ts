// What the first screens, the road and a fight need: loaded as one chunk once the language is known.
import a11y from './a11y.ts'
import boot from './boot.ts'
import classes from './class.ts'
import common from './common.ts'
import creature from './creature.ts'
import duration from './duration.ts'
import education from './education.ts'
import error from './error.ts'
import faction from './faction.ts'
import hud from './hud.ts'
import rarity from './rarity.ts'
import resource from './resource.ts'
import road from './road.ts'
import selection from './selection.ts'

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
