// What is read long after the first stair: loaded as a chunk of its own once the game can be played.

import legal from '../../areas/about/ru/legal.ts'
import bank from '../../areas/bank/ru/bank.ts'
import battle from '../../areas/battle/ru/battle.ts'
import consumable from '../../areas/battle/ru/consumable.ts'
import effect from '../../areas/battle/ru/effect.ts'
import event from '../../areas/event/ru/event.ts'
import daily from '../../areas/everyday/ru/daily.ts'
import fairness from '../../areas/fairness/ru/fairness.ts'
import artifact from '../../areas/hero/ru/artifact.ts'
import artifactEffect from '../../areas/hero/ru/artifact-effect.ts'
import booster from '../../areas/hero/ru/booster.ts'
import card from '../../areas/hero/ru/card.ts'
import force from '../../areas/hero/ru/force.ts'
import profile from '../../areas/hero/ru/profile.ts'
import secondTrait from '../../areas/hero/ru/second-trait.ts'
import skill from '../../areas/hero/ru/skill.ts'
import trait from '../../areas/hero/ru/trait.ts'
import manual from '../../areas/manual/ru/manual.ts'
import news from '../../areas/news/ru/news.ts'
import platform from '../../areas/platform/ru/platform.ts'
import account from '../../areas/security/ru/account.ts'
import validation from '../../areas/security/ru/validation.ts'
import settings from '../../areas/settings/ru/settings.ts'
import story from '../../areas/story/ru/story.ts'
import tale from '../../areas/story/ru/tale.ts'
import talker from '../../areas/story/ru/talker.ts'
import task from '../../areas/task/ru/task.ts'
import tasks from '../../areas/task/ru/tasks.ts'
import count from './count.ts'
import message from './message.ts'

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
