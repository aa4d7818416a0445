// Written by `npm run generate`.
import about from '../areas/about/ru.ts'
import bank from '../areas/bank/ru.ts'
import battle from '../areas/battle/ru.ts'
import education from '../areas/education/ru.ts'
import event from '../areas/event/ru.ts'
import everyday from '../areas/everyday/ru.ts'
import fairness from '../areas/fairness/ru.ts'
import hero from '../areas/hero/ru.ts'
import manual from '../areas/manual/ru.ts'
import news from '../areas/news/ru.ts'
import platform from '../areas/platform/ru.ts'
import road from '../areas/road/ru.ts'
import security from '../areas/security/ru.ts'
import selection from '../areas/selection/ru.ts'
import settings from '../areas/settings/ru.ts'
import story from '../areas/story/ru.ts'
import task from '../areas/task/ru.ts'
import { merge } from '../texts/merge.ts'
import common from '../texts/ru.ts'

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
