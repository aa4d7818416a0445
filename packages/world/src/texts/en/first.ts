// The texts up to a playable road, one chunk per language.
import education from '../../areas/education/en.ts'
import heroNames from '../../areas/hero/en/names.ts'
import road from '../../areas/road/en.ts'
import selection from '../../areas/selection/en.ts'
import { merge } from '../merge.ts'
import a11y from './a11y.ts'
import boot from './boot.ts'
import common from './common.ts'
import count from './count.ts'
import duration from './duration.ts'
import error from './error-first.ts'
import message from './message.ts'
import resource from './resource.ts'

export default merge({ a11y, boot, common, count, duration, error, message, resource }, education, heroNames, road, selection)
