// What is read long after the first stair: loaded as a chunk of its own once the game can be played.

import legal from '../../areas/about/en/legal.ts'
import bank from '../../areas/bank/en/bank.ts'
import battle from '../../areas/battle/en/battle.ts'
import consumable from '../../areas/battle/en/consumable.ts'
import effect from '../../areas/battle/en/effect.ts'
import event from '../../areas/event/en/event.ts'
import daily from '../../areas/everyday/en/daily.ts'
import fairness from '../../areas/fairness/en/fairness.ts'
import artifact from '../../areas/hero/en/artifact.ts'
import artifactEffect from '../../areas/hero/en/artifact-effect.ts'
import booster from '../../areas/hero/en/booster.ts'
import card from '../../areas/hero/en/card.ts'
import force from '../../areas/hero/en/force.ts'
import profile from '../../areas/hero/en/profile.ts'
import secondTrait from '../../areas/hero/en/second-trait.ts'
import skill from '../../areas/hero/en/skill.ts'
import trait from '../../areas/hero/en/trait.ts'
import manual from '../../areas/manual/en/manual.ts'
import news from '../../areas/news/en/news.ts'
import platform from '../../areas/platform/en/platform.ts'
import account from '../../areas/security/en/account.ts'
import validation from '../../areas/security/en/validation.ts'
import settings from '../../areas/settings/en/settings.ts'
import story from '../../areas/story/en/story.ts'
import tale from '../../areas/story/en/tale.ts'
import talker from '../../areas/story/en/talker.ts'
import task from '../../areas/task/en/task.ts'
import tasks from '../../areas/task/en/tasks.ts'
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
