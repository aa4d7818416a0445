// What the first screens, the road and a fight need: loaded as one chunk once the language is known.
import a11y from './a11y.ts'
import account from './account.ts'
import artifactEffect from './artifact-effect.ts'
import battle from './battle.ts'
import boot from './boot.ts'
import classes from './class.ts'
import common from './common.ts'
import consumable from './consumable.ts'
import creature from './creature.ts'
import daily from './daily.ts'
import duration from './duration.ts'
import education from './education.ts'
import effect from './effect.ts'
import error from './error.ts'
import faction from './faction.ts'
import message from './message.ts'
import number from './number.ts'
import profile from './profile.ts'
import rarity from './rarity.ts'
import resource from './resource.ts'
import road from './road.ts'
import selection from './selection.ts'
import settings from './settings.ts'
import skill from './skill.ts'
import validation from './validation.ts'

export default {
  a11y,
  account,
  artifactEffect,
  battle,
  boot,
  class: classes,
  common,
  consumable,
  creature,
  daily,
  duration,
  education,
  effect,
  error,
  faction,
  message,
  number,
  profile,
  rarity,
  resource,
  road,
  selection,
  settings,
  skill,
  validation,
} as const
