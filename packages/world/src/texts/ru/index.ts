// The whole language, namespace by namespace: loaded as one chunk once the language is known.
import a11y from './a11y.ts'
import account from './account.ts'
import artifact from './artifact.ts'
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
import force from './force.ts'
import manual from './manual.ts'
import message from './message.ts'
import news from './news.ts'
import number from './number.ts'
import profile from './profile.ts'
import rarity from './rarity.ts'
import resource from './resource.ts'
import road from './road.ts'
import selection from './selection.ts'
import settings from './settings.ts'
import skill from './skill.ts'
import story from './story.ts'
import talker from './talker.ts'
import trait from './trait.ts'
import validation from './validation.ts'

const ru = {
  a11y,
  account,
  artifact,
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
  force,
  manual,
  message,
  news,
  number,
  profile,
  rarity,
  resource,
  road,
  selection,
  settings,
  skill,
  story,
  talker,
  trait,
  validation,
} as const
export default ru
