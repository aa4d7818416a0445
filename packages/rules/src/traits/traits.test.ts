// One test per class checks the text of its trait.
import { CreatureClass } from '@skystair/contract'
import { it } from 'vitest'
import { defence } from '../testing/traits/defence.ts'
import { effects } from '../testing/traits/effects.ts'
import { healing } from '../testing/traits/healing.ts'
import { hits } from '../testing/traits/hits.ts'

const tests: Record<CreatureClass, () => void> = { ...hits, ...defence, ...effects, ...healing }

it.each(CreatureClass)('%s has the trait that its text describes', (cls) => tests[cls]())
