import type { Locator, Page } from 'playwright'
import type { Lang } from '../browser/texts.ts'
import { like } from '../browser/texts.ts'

interface Fighting {
  readonly page: Page
  readonly lang: Lang
  readonly t: (key: string, values?: Record<string, string | number>) => string
  readonly button: (key: string) => Locator
}

const ROUNDS = 120

/** Sees to it that blows are not shown at length. */
async function hurry({ page, t }: Fighting): Promise<void> {
  const speed = page.getByRole('button', { name: new RegExp(`^${t('battle.speedLabel')}`) })
  for (let press = 0; press < 5; press++) {
    if ((await speed.count()) === 0 || (await speed.getAttribute('aria-label'))?.includes(t('battle.speed.NOT_LUNCH'))) return
    await speed.click()
  }
}

/** The enemy that is nearest to falling among those that can be struck. */
async function weakest({ page, t, lang }: Fighting): Promise<Locator | null> {
  const enemies = page.getByRole('list', { name: t('a11y.battle.enemies') }).locator('button:enabled')
  const health = like(lang, 'a11y.battle.creature').source
  const texts = await enemies.allTextContents()
  let best = -1
  let least = Number.POSITIVE_INFINITY
  texts.forEach((text, index) => {
    const [, current] = /(\d+) (?:of|из) \d+/.exec(text) ?? []
    if (new RegExp(health).test(text) && current !== undefined && Number(current) < least) {
      least = Number(current)
      best = index
    }
  })
  return best < 0 ? null : enemies.nth(best)
}

/** Lets every move of a fight pass, though the heroes still strike back. Answers whether it was won all the same. */
export async function standBy(who: Fighting): Promise<boolean> {
  const over = who.page.locator('.sky-won, .sky-lost')
  const skip = who.button('battle.skip').and(who.page.locator(':enabled'))
  await hurry(who)
  for (let round = 0; round < ROUNDS; round++) {
    await over.or(skip).first().waitFor()
    if ((await over.count()) > 0) return (await who.page.locator('.sky-won').count()) > 0
    // It may be the enemy's turn again by now.
    await skip.click({ timeout: 2000 }).catch(() => {})
  }
  throw new Error('The fight does not end.')
}

/** Plays a fight to its end by words and buttons: whoever can move strikes the weakest. Answers whether it was won. */
export async function fight(who: Fighting): Promise<boolean> {
  const { page, t } = who
  const over = page.locator('.sky-won, .sky-lost')
  await hurry(who)
  for (let round = 0; round < ROUNDS; round++) {
    const own = page.getByRole('list', { name: t('a11y.battle.own') }).locator('button:enabled')
    await over.or(own).first().waitFor()
    if ((await over.count()) > 0) return (await page.locator('.sky-won').count()) > 0
    if (
      (await page
        .getByRole('list', { name: t('a11y.battle.own') })
        .locator('button[aria-pressed="true"]')
        .count()) === 0
    )
      await own.first().dispatchEvent('click')
    const enemy = await weakest(who)
    if (!enemy) continue
    await enemy.dispatchEvent('click')
    const strike = who.button('battle.hit').or(who.button('battle.mend'))
    await strike
      .first()
      .or(over)
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => {})
    if ((await strike.count()) > 0) await strike.first().dispatchEvent('click')
    await page.waitForTimeout(120)
  }
  throw new Error('The fight does not end.')
}
