// What is read long after the first stair: loaded as a chunk of its own once the game can be played.
import account from './account.ts'
import artifact from './artifact.ts'
import artifactEffect from './artifact-effect.ts'
import bank from './bank.ts'
import battle from './battle.ts'
import booster from './booster.ts'
import card from './card.ts'
import consumable from './consumable.ts'
import count from './count.ts'
import daily from './daily.ts'
import effect from './effect.ts'
import event from './event.ts'
import fairness from './fairness.ts'
import force from './force.ts'
import legal from './legal.ts'
import manual from './manual.ts'
import message from './message.ts'
import news from './news.ts'
import platform from './platform.ts'
import profile from './profile.ts'
import secondTrait from './second-trait.ts'
import settings from './settings.ts'
import skill from './skill.ts'
import story from './story.ts'
import tale from './tale.ts'
import talker from './talker.ts'
import task from './task.ts'
import tasks from './tasks.ts'
import trait from './trait.ts'
import validation from './validation.ts'

export default {
  account,
  bank,
  battle,
  booster,
  card,
  consumable,
  count,
  daily,
  effect,
  platform,
  profile,
  secondTrait,
  settings,
  validation,
  artifactEffect,
  skill,
  artifact,
  event,
  fairness,
  force,
  legal,
  manual,
  message,
  news,
  story,
  tale,
  talker,
  task,
  tasks,
  trait,
} as const
