import { goalPatterns } from '@skystair/testing/bots'
import { textOf } from '@skystair/testing/browser'
import { type Engine, until } from './engine.ts'

const t = (key: string) => textOf('RU', key)

/** Plays the game in Russian in any engine, by the texts of its buttons. */
export class Player {
  readonly #engine: Engine

  constructor(engine: Engine) {
    this.#engine = engine
  }

  /** Waits until an element is there. */
  see = (selector: string) => until(this.#engine, selector, (selector) => document.querySelector(selector) !== null, selector)

  /** Returns the box of an element and of what is beside it, in CSS pixels of the portal's page. */
  box = (selector: string) =>
    this.#engine.run((selector) => {
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect()
      return { left: Math.round(x), top: Math.round(y), width: Math.round(width * 1.25), height: Math.round(height) }
    }, selector)

  /** Presses the first enabled element that matches, once there is one. */
  press = (selector: string) =>
    until(
      this.#engine,
      selector,
      (selector) => {
        const found = document.querySelector<HTMLElement>(`${selector}:not(:disabled)`)
        found?.click()
        return found !== null
      },
      selector,
    )

  /** Presses a button, or opens a tab, by the key of its text, once it is there. */
  pressText = (key: string) =>
    until(
      this.#engine,
      key,
      (text) => {
        const named = ({ ariaLabel, textContent }: HTMLElement) => [ariaLabel, textContent?.trim()].includes(text)
        const found = [...document.querySelectorAll<HTMLElement>('button:not(:disabled), [role=tab], label')].find(named)
        found?.click()
        return found !== undefined
      },
      t(key),
    )

  /** Walks to the nearest goals until a battle begins. */
  findBattle = () =>
    until(
      this.#engine,
      'a battle',
      ({ list, goals }) => {
        if (document.querySelector('.sky-battle-bar')) return true
        const [closing] = document.querySelectorAll<HTMLElement>('.sky-bubble-ok, [aria-modal=true] .sky-close')
        const near = [...document.querySelectorAll<HTMLElement>(`[aria-label="${list}"] button`)]
        const goal = closing ?? near.find(({ textContent }) => goals.some((source) => new RegExp(source).test(textContent ?? '')))
        goal?.click()
        return false
      },
      { list: t('a11y.road.list'), goals: goalPatterns('RU').map(({ source }) => source) },
    )

  /** Hits the first enemy with the first hero until the battle is over. Resolves with whether it was won. */
  fight = async () =>
    (await until(
      this.#engine,
      'the end of the battle',
      ({ own, enemies, hit, speed, fastest }) => {
        const result = document.querySelector('.sky-won, .sky-lost')
        if (result) return result.matches('.sky-won') ? 'won' : 'lost'
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
        const faster = buttons.find(({ ariaLabel }) => ariaLabel?.startsWith(speed) && !ariaLabel.includes(fastest))
        const first = (list: string) => document.querySelector<HTMLElement>(`[aria-label="${list}"] button:not(:disabled)`)
        const chosen = document.querySelector(`[aria-label="${own}"] button[aria-pressed=true]`)
        const strike = buttons.find(({ textContent, ariaLabel }) =>
          [textContent?.trim(), ariaLabel].some((name) => name && hit.includes(name)),
        )
        if (faster) faster.click()
        else if (!chosen) first(own)?.click()
        else if (strike) strike.click()
        else first(enemies)?.click()
        return null
      },
      {
        own: t('a11y.battle.own'),
        enemies: t('a11y.battle.enemies'),
        hit: [t('battle.hit'), t('battle.mend')],
        speed: t('battle.speedLabel'),
        fastest: t('battle.speed.ULTRA_FAST'),
      },
    )) === 'won'

  /** Closes the windows and bubbles above the road, until the gems can be bought, and opens the bank. */
  openBank = () =>
    until(
      this.#engine,
      'the bank',
      () => {
        if (document.querySelector('.sky-bank')) return true
        const above = document.querySelector<HTMLElement>('[aria-modal=true] .sky-close, .sky-bubble-ok, .sky-plus')
        above?.click()
        return false
      },
      null,
    )

  /** Returns the number of gems as the game shows it. */
  gems = () => this.#engine.run(() => document.querySelector('[data-resource="mithril"] .sky-num > span')?.textContent ?? null, null)
}
