import { pageOptions } from './app/page-options.ts'
import { type GameHandle, mount } from './index.ts'

/** `<skystair-game lang="ru" mode="MODERN" server="…" assets="…" storage-key="…">`: the game as an element; removing it destroys the game. */
export class SkystairGame extends HTMLElement {
  /** The game, while the element is on the page. */
  game: GameHandle | null = null

  connectedCallback(): void {
    if (this.game) return
    if (!this.style.display) this.style.display = 'block'
    const attribute = (name: string) => this.getAttribute(name) ?? undefined
    const [lang, mode, server, assets, storageKey] = ['lang', 'mode', 'server', 'assets', 'storage-key'].map(attribute)
    this.game = mount(this, pageOptions({ lang, mode, server, assets, storageKey }))
  }

  disconnectedCallback(): void {
    const { game } = this
    this.game = null
    void game?.destroy()
  }
}

if (!customElements.get('skystair-game')) customElements.define('skystair-game', SkystairGame)
