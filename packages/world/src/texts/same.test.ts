import { describe, expect, it } from 'vitest'
import type { Same } from './same.ts'

const ru = { fight: 'В бой', stairs_one: 'ступень', stairs_few: 'ступени', stairs_many: 'ступеней', deep: { hello: 'Мяу' } }
type English = Same<typeof ru>

const whole: English = { fight: 'Fight', stairs_one: 'stair', stairs_other: 'stairs', deep: { hello: 'Meow' } }

describe('the type of the English texts', () => {
  it('demands the plural forms of English in place of the Russian ones', () => {
    expect(Object.keys(whole)).toEqual(['fight', 'stairs_one', 'stairs_other', 'deep'])
  })

  it('refuses a missing key, at any depth', () => {
    // @ts-expect-error deep.hello is missing
    const lacking: English = { ...whole, deep: {} }
    expect(lacking.deep).toEqual({})
  })

  it('refuses an additional key, which is missing in Russian', () => {
    // @ts-expect-error Russian has no deep.goodbye
    const surplus: English = { ...whole, deep: { hello: 'Meow', goodbye: 'Purr' } }
    expect(Object.keys(surplus.deep)).toHaveLength(2)
  })
})
