// The texts up to a playable road, one chunk per language.
import education from '../../areas/education/en.ts'
import heroNames from '../../areas/hero/en/names.ts'
import road from '../../areas/road/en.ts'
import selection from '../../areas/selection/en.ts'
import common from '../en.ts'
import { merge } from '../merge.ts'

export default merge(common, education, heroNames, road, selection)
