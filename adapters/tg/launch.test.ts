import { describe, expect, it } from 'vitest'
import { checkInitData } from './init-data.ts'
import { readLaunch } from './launch.ts'
import published from './vectors.json' with { type: 'json' }

/** Returns what follows the `#` as a browser has it in the page's address. */
const inAddress = (text: string) => new URL(`https://game.test/#${text}`).hash.slice(1)
const others = '&tgWebAppVersion=8.0&tgWebAppPlatform=android&tgWebAppThemeParams=%7B%22bg_color%22%3A%22%23ffffff%22%7D'
const unescaped = (initData: string) => [...new URLSearchParams(initData)].map(([name, value]) => `${name}=${value}`).join('&')

describe.each(published.vectors)('launch data of $name', ({ botId, secretPart, initData }) => {
  it.each([
    ['escaped, as they should be', encodeURIComponent(initData)],
    ['without escaping', initData],
    ['without any escaping of their fields either', unescaped(initData)],
  ])('are read and signed: %s', (_, data) => {
    for (const hash of [`tgWebAppData=${data}${others}`, `${others.slice(1)}&tgWebAppData=${data}`]) {
      const launch = readLaunch(inAddress(hash))
      expect(launch).toMatchObject({ version: '8.0', device: 'android', user: { id: '279058397', language: 'ru' } })
      const { fields } = checkInitData(launch!.initData, { token: `${botId}:${secretPart}` })
      expect(fields).toEqual(Object.fromEntries(new URLSearchParams(initData)))
    }
  })
})

it('reads a name with letters that browsers escape, and one with an ampersand and a plus, however the data are written', () => {
  const user = JSON.stringify({ id: 1, first_name: 'Аня & Ко', last_name: '+1' })
  for (const data of [encodeURIComponent(`user=${encodeURIComponent(user)}&auth_date=1`), `user=${user}&auth_date=1`])
    expect(readLaunch(inAddress(`tgWebAppData=${data}${others}`))?.user?.name).toBe('Аня & Ко +1')
})
