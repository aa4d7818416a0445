import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it, vi } from 'vitest'
import * as browser from './browser-features.ts'

const root = join(import.meta.dirname, '../../..')

const features = new Set(
  [
    ['navigator', 'clipboard', 'getGamepads', 'mediaDevices', 'serviceWorker', 'wakeLock', 'requestFullscreen', 'exitFullscreen'],
    ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'AudioContext', 'webkitAudioContext', 'speechSynthesis'],
    ['Notification', 'PushManager', 'BroadcastChannel', 'SharedWorker'],
  ].flat(),
)
/** Functions in whose arguments a feature may be used, because what is thrown there is caught. */
const guards = new Set(['askSdk', 'callSdk', 'notifySdk'])

/** Returns the features that a source uses without a guard; names of types and imports are no uses. */
function unguarded(code: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isCallExpression(node) && guards.has(node.expression.getText())) return
    if (ts.isIdentifier(node) && features.has(node.text)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.tsx', code, ts.ScriptTarget.Latest, true))
  return found
}

describe('features that a frame’s policy may forbid', () => {
  it('are found wherever a source uses them without a guard', () => {
    expect(unguarded("window.localStorage.getItem('a'); const { clipboard } = navigator; new AudioContext()")).toEqual([
      'localStorage',
      'clipboard',
      'navigator',
      'AudioContext',
    ])
    expect(unguarded("import type { Notification } from 'a'; let a: Navigator, b: AudioContext; askSdk(() => navigator.share)")).toEqual([])
  })

  it('are used without a guard by no script of the browser', () => {
    const files = globSync(['packages/{core,platform}/src/**/*.{ts,tsx}', 'adapters/*/*.ts'], { cwd: root }).filter(
      (file) => !/\.test\.|(server|simulator|stand-in|service-worker|browser-features)\.ts$/.test(file),
    )
    expect(files.length).toBeGreaterThan(500)
    const uses = files.flatMap((file) => unguarded(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`))
    expect(uses).toEqual([])
  })
})

describe('a browser that throws whenever a feature is read', () => {
  const throwing = () => {
    throw new DOMException('denied', 'SecurityError')
  }

  it('is one without these features', async () => {
    const names = ['navigator', 'localStorage', 'sessionStorage', 'AudioContext', 'Notification', 'PushManager']
    const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
    for (const name of names) Object.defineProperty(globalThis, name, { get: throwing, configurable: true })
    try {
      expect([browser.browserLanguage(), browser.deviceMemory(), browser.webSharing(), browser.serviceWorkers()]).toEqual(
        Array(4).fill(undefined),
      )
      expect([browser.webStorage('site'), browser.webStorage('tab'), browser.openAudio(), browser.webNotifications()]).toEqual(
        Array(4).fill(undefined),
      )
      expect(browser.gamepads()).toEqual([])
      expect(await browser.copyText('a')).toBe(false)
    } finally {
      names.forEach((name, at) => {
        if (before[at]) Object.defineProperty(globalThis, name, before[at])
        else Reflect.deleteProperty(globalThis, name)
      })
    }
  })
})

describe('storage', () => {
  it('that is full, or missing, stores nothing', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const full = { setItem: refuse, removeItem: vi.fn() }
    expect([browser.canStore(full), browser.canStore(undefined), browser.canStore({ setItem: vi.fn(), removeItem: vi.fn() })]).toEqual([
      false,
      false,
      true,
    ])
  })
})
