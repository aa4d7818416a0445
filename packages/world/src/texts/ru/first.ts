// The texts up to a playable road, one chunk per language.
import education from '../../areas/education/ru.ts'
import heroNames from '../../areas/hero/ru/names.ts'
import road from '../../areas/road/ru.ts'
import selection from '../../areas/selection/ru.ts'
import { merge } from '../merge.ts'
import common from '../ru.ts'

export default merge(common, education, heroNames, road, selection)
