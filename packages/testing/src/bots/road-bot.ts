import type { Player } from '@skystair/contract'
import type { Locator, Page } from 'playwright'
import { type Lang, like, say } from '../browser/texts.ts'
import { fight, standBy } from './battle-bot.ts'

/** How long one thing may take before a climb counts as stuck. */
const PATIENCE = 60_000
/** What is worth walking to, in the words of the list. */
const WORTH = ['guardian', 'boss', 'enemy', 'resource', 'captive'].map((kind) => `a11y.road.${kind}`)

/** Patterns of what is worth walking to, up to the first value: the sentence goes on differently in the list. */
export const worthWalking = (lang: Lang) => WORTH.map((key) => new RegExp(`^${like(lang, key).source.split('.*')[0]}`))

/** Plays the game in a page by its words and buttons, as somebody with a screen reader would. */
export class Climber {
  readonly page: Page
  readonly lang: Lang
  readonly url: string

  constructor(page: Page, url: string, lang: Lang) {
    this.page = page
    this.url = url
    this.lang = lang
    page.setDefaultTimeout(PATIENCE)
  }

  t = (key: string, values?: Record<string, string | number>) => say(this.lang, key, values)
  /** A button by its text key, also one that only a screen reader sees. */
  button = (key: string): Locator => this.page.getByRole('button', { name: this.t(key), exact: true })

  /** Opens the page and waits for whatever scene comes first. */
  async open(): Promise<void> {
    await this.page.goto(`${this.url}/?lang=${this.lang}`)
    await this.page.locator('.sky-selection, .sky-menu, .sky-battle-bar').first().waitFor()
  }

  /** Chooses a hero by its place in the group and sets out. */
  async begin(hero = 0): Promise<void> {
    await this.page.getByRole('radio').nth(hero).check({ force: true })
    await this.button('selection.begin').click()
    await this.page.locator('.sky-menu').waitFor()
  }

  /** The session as this page keeps it. */
  session = () => this.page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(':session'))?.[1] ?? null)

  /** The player as the server knows it. */
  async player(): Promise<Player> {
    const answer = await fetch(`${this.url}/api/player/current?session=${await this.session()}`)
    if (!answer.ok) throw new Error(`The player cannot be read: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Player
  }

  /** Closes what lies over the road and lets the guide finish. */
  async clearTheWay(): Promise<void> {
    for (let tries = 0; tries < 15; tries++) {
      const dialog = this.page.getByRole('dialog')
      if ((await dialog.count()) > 0) {
        await this.page.keyboard.press('Escape')
        await this.page.waitForTimeout(150)
        continue
      }
      const understood = this.page.locator('.sky-bubble-ok')
      if ((await understood.count()) === 0) return
      await understood.click({ timeout: 3000 }).catch(() => {})
      await this.page.waitForTimeout(100)
    }
  }

  /** What the list of the road offers that is worth walking to, nearest first. */
  private async worth(): Promise<Locator | null> {
    const buttons = this.page.getByRole('list', { name: this.t('a11y.road.list') }).getByRole('button')
    const patterns = worthWalking(this.lang)
    const texts = await buttons.allTextContents()
    const index = texts.findIndex((text) => patterns.some((pattern) => pattern.test(text)))
    return index < 0 ? null : buttons.nth(index)
  }

  /** Walks to the next thing worth it and acts. Answers whether a fight began. */
  async step(): Promise<boolean> {
    await this.clearTheWay()
    const goal = await this.worth()
    if (!goal) {
      await this.button('road.walkUp').dispatchEvent('click')
      await this.page.waitForTimeout(1500)
      return false
    }
    // While walking the distance in the sentence changes, what it speaks of does not.
    const what = ((await goal.textContent()) ?? '').split(',')[0] as string
    const list = this.page.getByRole('list', { name: this.t('a11y.road.list') })
    const same = list.getByRole('button').filter({ hasText: what })
    const before = await same.count()
    await goal.dispatchEvent('click')
    for (let waited = 0; waited < PATIENCE; waited += 150) {
      await this.page.waitForTimeout(150)
      if (await this.page.locator('.sky-battle-bar').isVisible()) return true
      if ((await this.page.getByRole('dialog').count()) > 0) return false
      // Where a fight begins the whole list goes, and a little later the fight is there.
      if ((await same.count()) < before && (await list.count()) > 0) return false
    }
    return false
  }

  /** Walks until a fight begins. */
  async findFight(): Promise<void> {
    for (let step = 0; step < 20; step++) if (await this.step()) return
    throw new Error('No fight was found.')
  }

  /** Fights to the end and comes back to the road. Answers whether it was won. */
  fight = (atResult?: () => Promise<void>): Promise<boolean> => this.#leave(fight(this), atResult)

  /** Lets the fight go on without a blow of one's own and comes back to the road. Answers whether it was won all the same. */
  standBy = (): Promise<boolean> => this.#leave(standBy(this))

  async #leave(fought: Promise<boolean>, atResult = async () => {}): Promise<boolean> {
    const won = await fought
    await atResult()
    await this.button('battle.onwards').click()
    await this.page.locator('.sky-menu').waitFor()
    return won
  }

  /** Heals and raises whoever needs it, as far as the purse reaches. */
  async heal(): Promise<number> {
    await this.clearTheWay()
    await this.page
      .locator('.sky-menu')
      .getByRole('button', { name: this.t('hud.heroes') })
      .click()
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

  /** Climbs until the stair is reached, healing after fights; throws when it takes too many steps. */
  async climbTo(stair: number, steps = 120): Promise<void> {
    for (let step = 0; step < steps; step++) {
      const { stair: reached, creatures } = await this.player()
      if (reached >= stair) return
      const hurt = creatures.some(({ combative, health }) => combative && health.current * 2 < health.total)
      if (hurt) await this.heal()
      if (await this.step()) await this.fight()
    }
    const { stair: reached } = await this.player()
    throw new Error(`Stair ${stair} was not reached in ${steps} steps; the climb stands at ${reached}.`)
  }

  /** Gives the guest a name and a password through the settings. */
  async register(name: string, password: string): Promise<void> {
    await this.clearTheWay()
    await this.page
      .getByRole('button', { name: this.t('hud.settings') })
      .first()
      .click()
    await this.button('settings.register').click()
    await this.page.getByLabel(this.t('account.name'), { exact: true }).fill(name)
    await this.page.getByLabel(this.t('account.password'), { exact: true }).fill(password)
    await this.page.getByLabel(this.t('account.repeat'), { exact: true }).fill(password)
    await this.page.getByRole('checkbox').check({ force: true })
    await this.button('account.register').click()
    await this.page.getByRole('dialog').waitFor({ state: 'detached' })
  }
}
