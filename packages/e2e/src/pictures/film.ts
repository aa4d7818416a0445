import { allLoaded, picturesDrawn } from '@skystair/testing/browser'
import type { Page } from 'playwright'

interface Film {
  /** Lets the game's time pass without drawing; resolves afterwards. */
  run(ms: number): void
  /** Draws one picture and holds it. */
  hold(): void
  /** Lets time run normally again. */
  go(): void
}
declare global {
  interface Window {
    film: Film
  }
}

/**
 * Runs in the page before its scripts. Software rendering needs seconds for a picture, so frames follow our own clock, and nothing is drawn
 * until a picture is requested.
 */
export function loadFilm(): void {
  const STEP = 40
  let drawing = false
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    // What is baked into a texture once is drawn immediately, as it is not drawn again for the picture.
    let baking = false
    const bind = prototype.bindFramebuffer
    prototype.bindFramebuffer = function (this: WebGLRenderingContext, target, framebuffer) {
      baking = framebuffer !== null
      bind.call(this, target, framebuffer)
    }
    for (const name of ['drawArrays', 'drawElements', 'clear'] as const) {
      const real = prototype[name] as (...values: unknown[]) => void
      Object.assign(prototype, {
        [name](this: unknown, ...values: unknown[]) {
          if (drawing || baking) real.apply(this, values)
        },
      })
    }
  }
  const real = performance.now.bind(performance)
  const begun = Date.now() - real()
  let now = real()
  let last = 0
  let held = false
  // Animations use any of the three clocks.
  performance.now = () => now
  Date.now = () => Math.round(begun + now)
  const waiting = new Map<number, FrameRequestCallback>()
  window.requestAnimationFrame = (frame) => {
    waiting.set(++last, frame)
    return last
  }
  window.cancelAnimationFrame = (id) => void waiting.delete(id)
  const tick = () => {
    now = Math.max(now + STEP, real())
    const frames = [...waiting.values()]
    waiting.clear()
    for (const frame of frames) frame(now)
  }
  setInterval(() => held || tick(), STEP)
  // Blurring the background of a window is slow, too.
  const quick = new CSSStyleSheet()
  document.adoptedStyleSheets = [quick]
  const blur = (on: boolean) => quick.replaceSync(on ? '' : '.skystair .sky-shade { backdrop-filter: none !important }')
  blur(false)
  window.film = {
    run: (ms) => {
      for (let passed = 0; passed < ms; passed += STEP) tick()
    },
    hold: () => {
      blur(true)
      drawing = true
      tick()
      drawing = false
      held = true
    },
    go: () => {
      blur(false)
      held = false
    },
  }
}

/** How long the animations at the beginning of a scene or a window take, in milliseconds of the game's time. */
const SETTLED = 3000

/** Lets the page load the rest, which a window's content waits for. */
async function settle(page: Page): Promise<void> {
  // The page reports its new size at any time, and the canvas would be cleared after it was drawn.
  await page.evaluate(
    () =>
      new Promise((done) => {
        const sizes = new ResizeObserver(() => {
          sizes.disconnect()
          done(null)
        })
        sizes.observe(document.body)
      }),
  )
  await page.locator('.sky-waiting').first().waitFor({ state: 'detached' })
  // Messages disappear by themselves, and would cover a window.
  await page.waitForFunction(() => document.querySelector('.sky-toast') === null)
  await page.evaluate((ms) => window.film.run(ms), SETTLED)
}

/** Takes a picture of the page after everything has loaded and moved. */
export async function develop(page: Page): Promise<Buffer> {
  await allLoaded(page)
  await settle(page)
  await picturesDrawn(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    // Without a focus ring; the window keeps the keyboard, which closes it later.
    const keys = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].at(-1)
    if (keys) keys.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const finish = () => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.pause()
        else animation.finish()
    }
    finish()
    window.film.hold()
    // The last frame may have started another animation.
    await new Promise((done) => setTimeout(done))
    finish()
  })
  const picture = await page.screenshot({ timeout: 180_000 })
  await page.evaluate(() => window.film.go())
  return picture
}
