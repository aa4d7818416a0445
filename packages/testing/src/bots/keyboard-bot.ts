import type { Page } from 'playwright'
import { goalPatterns, type RoadBot } from './road-bot.ts'

/** More presses of Tab than any screen has focusable elements. */
const STOPS = 80

/** Plays with the keyboard alone, and reads of the focused element only what a screen reader announces. */
export class KeyboardBot {
  readonly page: Page
  readonly #bot: RoadBot

  constructor(bot: RoadBot) {
    this.page = bot.page
    this.#bot = bot
  }

  press = (key: string) => this.page.keyboard.press(key)

  /** Returns what a screen reader announces of the focused element; empty if nothing or the game as a whole is focused. */
  focused = () =>
    this.page.evaluate(() => {
      const { activeElement: element } = document
      if (!element?.matches('button, a, input, select, textarea, summary, [tabindex="0"]')) return ''
      const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent
      if (label) return label.trim()
      // Hidden parts, such as the mark of something new, are not announced.
      const copy = element.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
      return copy.textContent?.trim() ?? ''
    })

  /** Presses Tab until the element of that name is focused. Throws if no press of Tab leads there. */
  async tabTo(name: string | RegExp): Promise<void> {
    const passed: string[] = []
    for (let stop = 0; stop < STOPS; stop++) {
      const words = await this.focused()
      if (typeof name === 'string' ? words.startsWith(name) && !/^\p{L}/u.test(words.slice(name.length)) : name.test(words)) return
      passed.push(words.slice(0, 40))
      await this.press('Tab')
    }
    throw new Error(`Tab never comes to ${name}, only to: ${[...new Set(passed)].join(' | ')}`)
  }

  /** Focuses a button by the key of its text and presses Enter. */
  async use(key: string): Promise<void> {
    await this.tabTo(this.#bot.t(key))
    await this.press('Enter')
  }

  /** Walks up with the arrow key and presses Enter at each goal in reach, until a battle begins. Throws if none begins. */
  async walkToBattle(): Promise<void> {
    const bar = this.page.locator('.sky-battle-bar')
    const near = this.page.locator('.sky-near')
    const sentence = new RegExp(`^${this.#bot.t('a11y.road.near', { what: '(.*)' })}`)
    for (let step = 0; step < 600; step++) {
      if (await bar.isVisible()) return
      if ((await this.#bot.dialogs.count()) > 0) {
        await this.#bot.closeTop()
        continue
      }
      const [, what] = sentence.exec((await near.textContent({ timeout: 2000 }).catch(() => '')) ?? '') ?? []
      // While a button is focused, Enter would press that button.
      if (what && (await this.focused()) === '' && goalPatterns(this.#bot.lang).some((pattern) => pattern.test(what)))
        await this.press('Enter')
      else {
        await this.page.keyboard.down('ArrowUp')
        await this.page.waitForTimeout(100)
        await this.page.keyboard.up('ArrowUp')
      }
      await this.page.waitForTimeout(100)
    }
    throw new Error(
      `No fight was met by walking; last announced: "${await near.textContent()}"; the focus is on "${await this.focused()}".`,
    )
  }

  /**
   * Plays a battle by repeating the same keys each turn; by default two arrows and Enter, which choose an enemy and hit it. Returns to the
   * road and resolves to true if the battle was won.
   */
  async fight(...turnBy: string[]): Promise<boolean> {
    const keys = turnBy.length > 0 ? turnBy : ['ArrowRight', 'ArrowRight', 'Enter']
    const over = this.page.locator('.sky-won, .sky-lost')
    for (let press = 0; press < 2000 && (await over.count()) === 0; press++) {
      await this.press(keys[press % keys.length]!)
      if (press % keys.length === keys.length - 1) await this.page.waitForTimeout(150)
    }
    await over.first().waitFor()
    const won = (await this.page.locator('.sky-won').count()) > 0
    await this.use('battle.onwards')
    await this.page.locator('.sky-menu').waitFor()
    while ((await this.#bot.dialogs.count()) > 0) await this.#bot.closeTop()
    return won
  }
}
