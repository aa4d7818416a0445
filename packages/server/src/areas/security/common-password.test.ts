import { expect, it } from 'vitest'
import { isCommon } from './common-password.ts'

it.each([
  'password',
  'PASSWORD1',
  '12345678',
  'qwertyuiop',
  'йцукенгшщз',
  'йцукенгш',
  '11111111',
  'abababab',
  'ёлка ёлка'.replace(' ', ''),
  'Wanderer',
  'Wanderer2026',
  'Skystair',
  'skystair1!',
  'passw0rd!',
])('“%s” is common for Wanderer', async (password) => expect(await isCommon(password, 'Wanderer')).toBe(true))

it.each(['a long enough password', 'correct horse', 'лестница в небо', 'Wanderer of stairs', 'x7#kPq2w', '7#4!95$1', 'Skystairs above'])(
  '“%s” is not',
  async (password) => expect(await isCommon(password, 'Wanderer')).toBe(false),
)
