// Written by `npm run generate`.
import about from '../areas/about/en.ts'
import bank from '../areas/bank/en.ts'
import battle from '../areas/battle/en.ts'
import education from '../areas/education/en.ts'
import event from '../areas/event/en.ts'
import everyday from '../areas/everyday/en.ts'
import fairness from '../areas/fairness/en.ts'
import hero from '../areas/hero/en.ts'
import manual from '../areas/manual/en.ts'
import news from '../areas/news/en.ts'
import platform from '../areas/platform/en.ts'
import road from '../areas/road/en.ts'
import security from '../areas/security/en.ts'
import selection from '../areas/selection/en.ts'
import settings from '../areas/settings/en.ts'
import story from '../areas/story/en.ts'
import task from '../areas/task/en.ts'
import common from '../texts/en.ts'
import { merge } from '../texts/merge.ts'

export default merge(
  common,
  about,
  bank,
  battle,
  education,
  event,
  everyday,
  fairness,
  hero,
  manual,
  news,
  platform,
  road,
  security,
  selection,
  settings,
  story,
  task,
)
