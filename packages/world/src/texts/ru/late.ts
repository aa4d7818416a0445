// All other texts, one chunk per language, loaded once the road can be played.
import about from '../../areas/about/ru.ts'
import bank from '../../areas/bank/ru.ts'
import battle from '../../areas/battle/ru.ts'
import event from '../../areas/event/ru.ts'
import everyday from '../../areas/everyday/ru.ts'
import fairness from '../../areas/fairness/ru.ts'
import heroPage from '../../areas/hero/ru/page.ts'
import manual from '../../areas/manual/ru.ts'
import news from '../../areas/news/ru.ts'
import platform from '../../areas/platform/ru.ts'
import security from '../../areas/security/ru.ts'
import settings from '../../areas/settings/ru.ts'
import story from '../../areas/story/ru.ts'
import task from '../../areas/task/ru.ts'
import { merge } from '../merge.ts'

export default merge(about, bank, battle, event, everyday, fairness, heroPage, manual, news, platform, security, settings, story, task)
