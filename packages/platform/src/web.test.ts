import { expect, it, vi } from 'vitest'
import { closedNavigation, safeStorage, type WebHost, webPlatform } from './web.ts'

function host(language?: string): WebHost {
  const kept = new Map<string, string>()
  return {
    window: {
      open: vi.fn(() => null),
      location: { href: 'https://game.test/play?ref=abc', hostname: 'game.test', reload: vi.fn(), assign: vi.fn() },
    },
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    language,
  }
}

it('takes the language from the browser, and none if the browser names none', async () => {
  expect((await webPlatform({ source: 'own' }, host('ru-RU')).auth.authenticate()).lang).toBe('RU')
  expect((await webPlatform({ source: 'own' }, host('de')).auth.authenticate()).lang).toBe('EN')
  expect(await webPlatform({ source: 'own' }, host()).auth.authenticate()).toEqual({ headers: {}, query: {}, known: false })
})

it('has the manifest’s gift without its content, and no gift or promo codes if the manifest has none', () => {
  const gift = { call: 'GET /api/integration/foto/gift/accept', about: { RU: 'Гостинец.', EN: 'A treat.' } } as const
  const row = { ...gift, offer: { id: 1, rewards: [], price: [] } }
  const promoCodes = 'POST /api/integration/ya/promocode/save'
  expect(webPlatform({ source: 'own', gift: row, promoCodes }, host())).toMatchObject({ gift, promoCodes })
  expect(webPlatform({ source: 'own', gift: row }, host()).gift).toEqual(gift)
  expect(Object.keys(webPlatform({ source: 'own' }, host()))).not.toContain('gift')
})

it('has the parameters of the page', () => {
  const { navigation } = webPlatform({ source: 'own' }, host())
  expect(navigation.query.ref).toBe('abc')
  expect(navigation.domain).toBe('game.test')
})

it('opens http and https addresses only', () => {
  const page = host()
  const { navigation } = webPlatform({ source: 'own' }, page)
  navigation.go('https://other.test/game')
  expect(page.window.location.assign).toHaveBeenCalledExactlyOnceWith('https://other.test/game')
  expect(() => navigation.go('data:text/html,x')).toThrow(/http/)
  expect(() => navigation.open('javascript:alert(1)')).toThrow(/http/)
  expect(page.window.open).not.toHaveBeenCalled()
})

it('opens no tab on a portal that forbids external links', () => {
  const page = host()
  const navigation = closedNavigation(webPlatform({ source: 'own' }, page).navigation, () => ({ ref: 'portal' }))
  expect(() => navigation.open('https://other.test/')).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
  expect(page.window.open).not.toHaveBeenCalled()
  expect(navigation.query).toEqual({ ref: 'portal' })
})

it('keeps values as long as the page if the browser refuses to store them', () => {
  const storage = safeStorage(() => {
    throw new Error('SecurityError')
  })
  storage.set('session', 'abc')
  expect(storage.get('session')).toBe('abc')
  storage.remove('session')
  expect(storage.get('session')).toBeNull()
})

it('knows whether the browser stores values', () => {
  const refuses = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect([safeStorage(host().storage).lasts(), safeStorage(refuses).lasts()]).toEqual([true, false])
})
