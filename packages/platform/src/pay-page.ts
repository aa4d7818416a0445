import type { WebHost } from './web.ts'

export interface PayPage {
  /**
   * Opens an empty page. Call it in the player's click, before the order is requested from our server: browsers block pages that are opened later.
   * Returns a function that closes it, for an order that could not be created.
   */
  prepare(): () => void
  /** Shows the address in the prepared page or in a new one. Returns false if the browser opens none. */
  show(url: string): boolean
}

/** Pay pages beside the game, in another tab. */
export function payPage(window: Pick<WebHost['window'], 'open'>): PayPage {
  let pages = 0
  let target = '_blank'
  return {
    prepare() {
      target = `skystair-pay-${++pages}`
      const page = window.open('about:blank', target)
      return () => {
        page?.close()
        target = '_blank'
      }
    },
    show(url) {
      const page = window.open(url, target)
      target = '_blank'
      // The pay page must not reach back into the game.
      if (page) page.opener = null
      return page !== null
    },
  }
}
