// All other texts, one chunk per language, loaded once the road can be played.
import about from '../../areas/about/en.ts'
import bank from '../../areas/bank/en.ts'
import battle from '../../areas/battle/en.ts'
import event from '../../areas/event/en.ts'
import everyday from '../../areas/everyday/en.ts'
import fairness from '../../areas/fairness/en.ts'
import heroPage from '../../areas/hero/en/page.ts'
import manual from '../../areas/manual/en.ts'
import news from '../../areas/news/en.ts'
import platform from '../../areas/platform/en.ts'
import security from '../../areas/security/en.ts'
import settings from '../../areas/settings/en.ts'
import story from '../../areas/story/en.ts'
import task from '../../areas/task/en.ts'
import { merge } from '../merge.ts'

export default merge(about, bank, battle, event, everyday, fairness, heroPage, manual, news, platform, security, settings, story, task)
