import type { Page } from 'playwright'
import { twoFrames } from './two-frames.ts'

/** Waits until all pictures of the game's windows are loaded, also those that the page is still making (`data-drawing`): from then on boxes keep their sizes. */
export async function picturesLoaded(page: Page): Promise<void> {
  // A picture is loaded once its element has a size to draw.
  await page.waitForFunction(
    () =>
      document.querySelector('[data-drawing]') === null &&
      [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0) &&
      [...document.querySelectorAll<HTMLElement>('.sky-sprite, .sky-painting')].every(
        (picture) => picture.style.backgroundImage !== '' || !picture.checkVisibility(),
      ),
  )
  await twoFrames(page)
}

/** Waits until all pictures of the game's windows are loaded and drawn. */
export async function picturesDrawn(page: Page): Promise<void> {
  await picturesLoaded(page)
  await page.evaluate(async () => {
    const styles = [...document.querySelectorAll('.skystair *')].map((element) => getComputedStyle(element).backgroundImage)
    const addresses = new Set(styles.flatMap((style) => [...style.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address ?? '')))
    await Promise.all(
      [...addresses].map((address) => {
        const image = new Image()
        return new Promise((done, fail) => {
          image.onload = done
          image.onerror = () => fail(new Error(`${address} can't be loaded`))
          image.src = address
        })
      }),
    )
  })
  await twoFrames(page)
}
