import type { Page } from 'playwright'
import { type Climber, worthWalking } from './road-bot.ts'

/** More presses of Tab than any screen has stops. */
const STOPS = 80

/** Plays by keys alone: nothing is clicked, and where the focus stands is seen only as a player would hear it. */
export class Keyboarder {
  readonly page: Page
  readonly #climber: Climber

  constructor(climber: Climber) {
    this.page = climber.page
    this.#climber = climber
  }

  press = (key: string) => this.page.keyboard.press(key)

  /** What has the focus, in its own words. */
  focused = () =>
    this.page.evaluate(() => {
      const { activeElement: element } = document
      // Nobody has the focus, or the game as a whole.
      if (!element?.matches('button, a, input, select, textarea, summary, [tabindex="0"]')) return ''
      const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent
      if (label) return label.trim()
      // What is marked as hidden is seen but not said, as the sign beside something new.
      const said = element.cloneNode(true) as Element
      for (const hidden of said.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
      return said.textContent?.trim() ?? ''
    })

  /** Tabs to what is called so. Throws where no press of Tab comes there. */
  async tabTo(name: string | RegExp): Promise<void> {
    const heard: string[] = []
    for (let stop = 0; stop < STOPS; stop++) {
      const words = await this.focused()
      if (typeof name === 'string' ? words.startsWith(name) && !/^\p{L}/u.test(words.slice(name.length)) : name.test(words)) return
      heard.push(words.slice(0, 40))
      await this.press('Tab')
    }
    throw new Error(`Tab never comes to ${name}, only to: ${[...new Set(heard)].join(' | ')}`)
  }

  /** Tabs to a button by its text's key and presses it. */
  async use(key: string): Promise<void> {
    await this.tabTo(this.#climber.t(key))
    await this.press('Enter')
  }

  /** Walks up by the arrow and acts with Enter on what comes near and is worth it, until a fight begins. */
  async walkToFight(): Promise<void> {
    const bar = this.page.locator('.sky-battle-bar')
    const near = this.page.locator('.sky-mirror section [aria-live]').first()
    const sentence = new RegExp(`^${this.#climber.t('a11y.road.near', { what: '(.*)' })}`)
    for (let step = 0; step < 150; step++) {
      if (await bar.isVisible()) return
      if ((await this.page.getByRole('dialog').count()) > 0) {
        await this.press('Escape')
        await this.page.waitForTimeout(200)
        continue
      }
      const [, what] = sentence.exec((await near.textContent({ timeout: 2000 }).catch(() => '')) ?? '') ?? []
      // Where a button has the focus, Enter would press that.
      if (what && (await this.focused()) === '' && worthWalking(this.#climber.lang).some((pattern) => pattern.test(what)))
        await this.press('Enter')
      else {
        await this.page.keyboard.down('ArrowUp')
        await this.page.waitForTimeout(250)
        await this.page.keyboard.up('ArrowUp')
      }
      await this.page.waitForTimeout(150)
    }
    throw new Error(`No fight was met by walking; heard last: "${await near.textContent()}"; the focus is on "${await this.focused()}".`)
  }

  /** Fights by keys that are pressed turn after turn: two arrows and Enter choose and strike. Answers whether it was won. */
  async fight(...turnBy: string[]): Promise<boolean> {
    const blow = turnBy.length > 0 ? turnBy : ['ArrowRight', 'ArrowRight', 'Enter']
    const over = this.page.locator('.sky-won, .sky-lost')
    for (let turn = 0; turn < 150; turn++) {
      if ((await over.count()) > 0) break
      for (const key of blow) await this.press(key)
      await this.page.waitForTimeout(350)
    }
    await over.first().waitFor()
    const won = (await this.page.locator('.sky-won').count()) > 0
    await this.use('battle.onwards')
    await this.page.locator('.sky-menu').waitFor()
    return won
  }
}
