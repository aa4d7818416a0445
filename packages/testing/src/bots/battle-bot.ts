import type { Locator, Page } from 'playwright'
import { type Lang, textOf, textPattern } from '../browser/texts.ts'

const MAX_ROUNDS = 120

/** Plays the battle that is open in a page, through the list and the buttons of the screen reader's view. */
export class BattleBot {
  readonly #page: Page
  readonly #lang: Lang
  readonly #result: Locator

  constructor({ page, lang }: { readonly page: Page; readonly lang: Lang }) {
    this.#page = page
    this.#lang = lang
    this.#result = page.locator('.sky-won, .sky-lost')
  }

  #button = (key: string) => this.#page.getByRole('button', { name: textOf(this.#lang, key), exact: true })
  #list = (key: string) => this.#page.getByRole('list', { name: textOf(this.#lang, key) })
  #hasWon = async () => (await this.#page.locator('.sky-won').count()) > 0

  /** Chooses the speed that shows no animations. */
  async #speedUp(): Promise<void> {
    const speed = this.#page.getByRole('button', { name: new RegExp(`^${textOf(this.#lang, 'battle.speedLabel')}`) })
    const fastest = textOf(this.#lang, 'battle.speed.ULTRA_FAST')
    for (let press = 0; press < 5; press++) {
      const label = (await speed.count()) === 0 ? null : await speed.getAttribute('aria-label')
      if (label === null || label.includes(fastest)) return
      await speed.click()
      await speed
        .and(this.#page.locator(`:not([aria-label="${label}"])`))
        .waitFor({ timeout: 3000 })
        .catch(() => {})
    }
  }

  /** Returns the enemy with the least health among those that can be hit; null if there is none. */
  async #weakestEnemy(): Promise<Locator | null> {
    const enemies = this.#list('a11y.battle.enemies').locator('button:enabled')
    const creature = textPattern(this.#lang, 'a11y.battle.creature')
    const texts = await enemies.allTextContents()
    let weakest = -1
    let least = Number.POSITIVE_INFINITY
    texts.forEach((text, index) => {
      const [, current] = /(\d+) (?:of|из) \d+/.exec(text) ?? []
      if (creature.test(text) && current !== undefined && Number(current) < least) {
        least = Number(current)
        weakest = index
      }
    })
    return weakest < 0 ? null : enemies.nth(weakest)
  }

  /** Skips every turn until the battle is over; the heroes still strike back. Resolves to true if it was won. */
  async skip(): Promise<boolean> {
    const skip = this.#button('battle.skip').and(this.#page.locator(':enabled'))
    await this.#speedUp()
    for (let round = 0; round < MAX_ROUNDS; round++) {
      await this.#result.or(skip).first().waitFor()
      if ((await this.#result.count()) > 0) return this.#hasWon()
      // By now it may be the enemy's turn again.
      await skip.click({ timeout: 2000 }).catch(() => {})
    }
    throw new Error('The battle does not end.')
  }

  /** Hits the weakest enemy each turn until the battle is over, without animations unless they are wanted. Resolves to true if it was won. */
  async fight(isAnimated = false): Promise<boolean> {
    const heroes = this.#list('a11y.battle.own')
    const ready = heroes.locator('button:enabled')
    const hit = this.#button('battle.hit').or(this.#button('battle.mend'))
    if (!isAnimated) await this.#speedUp()
    for (let round = 0; round < MAX_ROUNDS; round++) {
      await this.#result.or(ready).first().waitFor()
      if ((await this.#result.count()) > 0) return this.#hasWon()
      if ((await heroes.locator('button[aria-pressed="true"]').count()) === 0) await ready.first().dispatchEvent('click')
      const enemy = await this.#weakestEnemy()
      if (!enemy) continue
      // If only one enemy can be hit, it is aimed at already.
      if ((await enemy.getAttribute('aria-pressed')) !== 'true') await enemy.dispatchEvent('click')
      await hit
        .first()
        .or(this.#result)
        .first()
        .waitFor({ timeout: 5000 })
        .catch(() => {})
      if ((await hit.count()) > 0) await hit.first().dispatchEvent('click')
      await this.#page.waitForTimeout(120)
    }
    throw new Error('The battle does not end.')
  }
}
