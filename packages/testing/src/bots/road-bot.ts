import type { Player } from '@skystair/contract'
import type { Locator, Page } from 'playwright'
import { type Lang, textOf, textPattern } from '../browser/texts.ts'
import { BattleBot } from './battle-bot.ts'

/** How long a single action may take, in milliseconds. */
const TIMEOUT = 120_000
/** How long the bot waits until it has walked to a goal and used it before it tries again, in milliseconds. */
const WALK = 30_000
/** What the bot walks to, as text keys of the road's list. */
const GOALS = [...['guardian', 'boss', 'enemy', 'resource'].map((kind) => `a11y.road.${kind}`), 'road.place.GAINABLE']

/** Returns patterns for the goals in the road's list. Each ends before the first value, as the list continues the sentence differently. */
export const goalPatterns = (lang: Lang) => GOALS.map((key) => new RegExp(`^${textPattern(lang, key).source.split('.*')[0]}`))

/** Waits until an element is no longer there, for at most three seconds. */
const gone = (element: Locator) => element.waitFor({ state: 'detached', timeout: 3000 }).catch(() => {})

/** Plays the game in a page through its texts and buttons, as a player with a screen reader does. */
export class RoadBot {
  readonly page: Page
  readonly lang: Lang
  readonly url: string

  constructor(page: Page, url: string, lang: Lang) {
    this.page = page
    this.url = url
    this.lang = lang
    page.setDefaultTimeout(TIMEOUT)
  }

  t = (key: string, values?: Record<string, string | number>) => textOf(this.lang, key, values)
  /** Returns a button by the key of its text, even if only a screen reader sees it. */
  button = (key: string): Locator => this.page.getByRole('button', { name: this.t(key), exact: true })

  /** Opens the page and waits for the first scene, whichever it is. Without a mode the page shows the player's. */
  async open(mode?: 'ORIGINAL' | 'MODERN'): Promise<void> {
    await this.page.goto(`${this.url}/?lang=${this.lang}${mode ? `&mode=${mode}` : ''}`)
    const scene = this.page.locator('.sky-selection, .sky-menu, .sky-battle-bar, .sky-won, .sky-lost').first()
    await scene.waitFor().catch(async (cause: Error) => {
      throw new Error(`${cause.message}\nThe page shows: ${await this.page.locator('body').innerText({ timeout: 1000 })}`, { cause })
    })
  }

  /** Opens the page as the player of a session. */
  async openAs(session: string, mode?: 'ORIGINAL' | 'MODERN'): Promise<void> {
    // A page of the server's origin that is not the game.
    await this.page.goto(`${this.url}/health`)
    await this.page.evaluate((token) => localStorage.setItem('skystair:session', token), session)
    await this.open(mode)
  }

  /** Presses buttons of the controls, one after the other, by the keys of their texts; icons may add more text. Those behind an open window are left out. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.control(key).click()
  }

  /** Returns the first button of the controls that no window covers, by the key of its text. */
  control = (key: string): Locator =>
    this.page
      .locator('.sky-ui')
      .getByRole('button', { name: this.t(key) })
      .and(this.page.locator(':not([inert] *)'))
      .first()

  /** Returns the open windows and questions, the one on top last. */
  get dialogs(): Locator {
    return this.page.locator('[aria-modal="true"]')
  }

  /** Presses a button of the question that the game asks, by the key of its text. */
  answer = (key: string): Promise<void> =>
    this.dialogs
      .last()
      .getByRole('button', { name: this.t(key) })
      .click()

  /** Turns to a page of the open window by the key of its name. */
  tab = (key: string): Promise<void> => this.page.getByRole('tab', { name: this.t(key) }).click()

  /** Chooses a hero by its position in the group and starts the game. */
  async begin(hero = 0): Promise<void> {
    await this.page.getByRole('radio').nth(hero).check({ force: true })
    await this.button('selection.begin').click()
    await this.#onRoad()
  }

  /** Returns the session that the page stores; null if it has none. */
  session = () => this.page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(':session'))?.[1] ?? null)

  /** Returns the player as the server has it. Throws if the server refuses. */
  async player(): Promise<Player> {
    const answer = await fetch(`${this.url}/api/player/current?session=${await this.session()}`)
    if (!answer.ok) throw new Error(`The player cannot be read: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Player
  }

  /** Closes the window on top with Escape. Resolves once it is gone, or after three seconds. */
  async closeTop(): Promise<void> {
    const { dialogs } = this
    const count = await dialogs.count()
    if (count === 0) return
    await this.page.keyboard.press('Escape')
    await gone(dialogs.nth(count - 1))
  }

  /** Closes the windows above the road and the messages of errors, and lets the guide finish. */
  async closeDialogs(): Promise<void> {
    const understood = this.page.locator('.sky-bubble-ok')
    const refused = this.page.locator('.sky-toast-bad')
    for (let tries = 0; tries < 15; tries++) {
      if ((await this.dialogs.count()) > 0) await this.closeTop()
      else if ((await refused.count()) > 0) {
        await refused
          .first()
          .click({ timeout: 3000 })
          .catch(() => {})
      } else if ((await understood.count()) > 0) {
        const words = await understood.first().locator('..').textContent()
        await understood
          .first()
          .click({ timeout: 3000 })
          .catch(() => {})
        await gone(understood.locator('..').filter({ hasText: words ?? '' }))
      } else return
    }
  }

  /** Presses a button of the road. Closes the windows above it, also those that open by themselves meanwhile. */
  async pressOnRoad(button: Locator): Promise<void> {
    for (let tries = 1; ; tries++) {
      await this.closeDialogs()
      try {
        return await button.click({ timeout: TIMEOUT / 6 })
      } catch (error) {
        if (tries === 6) throw error
      }
    }
  }

  /** Returns the nearest goal in the road's list; null if there is none. */
  private async nextGoal(): Promise<Locator | null> {
    const buttons = this.page.getByRole('list', { name: this.t('a11y.road.list') }).getByRole('button')
    const patterns = goalPatterns(this.lang)
    const texts = await buttons.allTextContents()
    const index = texts.findIndex((text) => patterns.some((pattern) => pattern.test(text)))
    return index < 0 ? null : buttons.nth(index)
  }

  /** Walks to the next goal and acts on it. Resolves to true if a battle began. */
  async step(): Promise<boolean> {
    await this.closeDialogs()
    const goal = await this.nextGoal()
    if (!goal) {
      await this.button('road.walkUp').dispatchEvent('click')
      for (let waited = 0; waited < 1500 && !(await this.nextGoal()); waited += 150) await this.page.waitForTimeout(150)
      return false
    }
    const list = this.page.getByRole('list', { name: this.t('a11y.road.list') })
    // The next goal may have the same text.
    const entry = await goal.elementHandle()
    const isDone = () => entry?.evaluate((element) => !element.isConnected).catch(() => true)
    await goal.dispatchEvent('click')
    for (let waited = 0; waited < WALK; waited += 150) {
      await this.page.waitForTimeout(150)
      if (await this.page.locator('.sky-battle-bar').isVisible()) return true
      if ((await this.dialogs.count()) > 0) return false
      // When a battle begins the whole list disappears, and the battle appears a little later.
      if ((await isDone()) && (await list.count()) > 0) return false
    }
    return false
  }

  /** Walks until a battle begins. Throws if none begins. */
  async findBattle(): Promise<void> {
    for (let step = 0; step < 60; step++) if (await this.step()) return
    throw new Error('No fight was found.')
  }

  /** Fights until the battle is over and returns to the road. Resolves to true if it was won. */
  fight = (atResult?: () => Promise<void>): Promise<boolean> => this.#leave(new BattleBot(this).fight(), atResult)

  /** The same at the usual speed, with all animations. */
  fightAnimated = (atResult?: () => Promise<void>): Promise<boolean> => this.#leave(new BattleBot(this).fight(true), atResult)

  /** Skips all turns of the battle and returns to the road. Resolves to true if it was won nevertheless. */
  skipBattle = (): Promise<boolean> => this.#leave(new BattleBot(this).skip())

  async #leave(fought: Promise<boolean>, atResult = async () => {}): Promise<boolean> {
    const won = await fought
    await atResult()
    await this.button('battle.onwards').click()
    await this.#onRoad()
    // The rewards of the battle are shown on the whole screen.
    await this.closeDialogs()
    return won
  }

  /** Waits for the road. Throws what is shown instead. */
  async #onRoad(): Promise<void> {
    try {
      await this.page.locator('.sky-menu').waitFor()
    } catch (cause) {
      const shown = await this.page
        .locator('body')
        .ariaSnapshot({ timeout: 10_000 })
        .catch(() => 'The page does not answer.')
      throw new Error(`The road is not shown, but:\n${shown}`, { cause })
    }
  }

  /** Heals and revives the heroes that need it, as far as the player can pay. Returns how many were healed. */
  async heal(): Promise<number> {
    await this.pressOnRoad(this.page.locator('.sky-menu').getByRole('button', { name: this.t('hud.heroes') }))
    const heroes = this.page.locator('.sky-strip button')
    let healed = 0
    for (let index = 0; index < Math.max(1, await heroes.count()); index++) {
      if ((await heroes.count()) > 0) await heroes.nth(index).click()
      const heal = this.page.locator('.sky-healing button')
      if ((await heal.count()) === 0 || (await heal.isDisabled())) continue
      await heal.click()
      await heal.waitFor({ state: 'detached', timeout: 3000 }).then(
        () => healed++,
        () => {},
      )
    }
    await this.page.keyboard.press('Escape')
    return healed
  }

  /** Plays until the stair is reached and heals after battles. Throws if that takes too many steps. */
  async playToStair(stair: number, steps = 120): Promise<void> {
    for (let step = 0; step < steps; step++) {
      const { stair: reached, creatures } = await this.player()
      if (reached >= stair) return
      const hurt = creatures.some(({ combative, health }) => combative && health.current * 2 < health.total)
      if (hurt) await this.heal()
      if (await this.step()) await this.fight()
    }
    const { stair: reached } = await this.player()
    throw new Error(`Stair ${stair} was not reached in ${steps} steps; the player is on stair ${reached}.`)
  }

  /** Gives the guest a name and a password in the settings. */
  async register(name: string, password: string): Promise<void> {
    await this.pressOnRoad(this.page.getByRole('button', { name: this.t('hud.settings') }).first())
    await this.button('settings.register').click()
    await this.page.getByLabel(this.t('account.name'), { exact: true }).fill(name)
    await this.page.getByLabel(this.t('account.password'), { exact: true }).fill(password)
    await this.page.getByLabel(this.t('account.repeat'), { exact: true }).fill(password)
    await this.page.getByRole('checkbox').check({ force: true })
    await this.button('account.register').click()
    await this.dialogs.waitFor({ state: 'detached' })
  }
}
