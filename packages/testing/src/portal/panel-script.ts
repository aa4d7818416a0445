import type { AdMode, HostMode, PortalOffers, PurchaseMode, SimulatedControls } from '@skystair/platform/simulator'
import type { Move } from './alone.ts'

export interface PanelState {
  readonly platform: string
  readonly offers: PortalOffers
  readonly game: string
  readonly host: HostMode
  readonly purchase: PurchaseMode
  readonly wrong: boolean
}

/** What the portal's server tells the panel. */
export interface PanelNews {
  readonly known: readonly string[]
  readonly gems: readonly number[]
}

/** Turns the simulated portal by the panel's buttons. Stands by itself, for it travels as text. */
export function panelScript(window: Window & { simulatedPortal?: SimulatedControls }, state: PanelState): void {
  const { document } = window
  const frame = document.querySelector('iframe')!
  let { host, purchase, wrong } = state
  let ad: AdMode = 'WATCHED'
  frame.src = state.game

  /** The stand-in is in this page, or in the game's. */
  const move = (what: Move) => {
    const here = window.simulatedPortal
    if (!here) return frame.contentWindow?.postMessage({ portalPanel: what }, '*')
    if ('set' in what) Object.assign(here, what.set)
    else if ('act' in what) what.act === 'pause' || what.act === 'resume' ? here[what.act]() : here.mute(what.act === 'mute')
    else tell(here.told.map(String))
  }
  const tell = (told: readonly string[]) => {
    const list = document.querySelector('#told')!
    list.replaceChildren(...told.slice(-40).map((line) => Object.assign(document.createElement('li'), { textContent: line.slice(0, 160) })))
    list.scrollTop = list.scrollHeight
  }
  const post = (path: string, body: object = {}) =>
    window.fetch(`/panel/${path}`, { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.json())
  const press = () => {
    const pressed: Record<string, string> = {
      player: host === 'GUEST' ? 'GUEST' : 'WELL',
      host: host === 'GUEST' ? 'WELL' : host,
      wrong: wrong ? 'yes' : 'no',
      purchase,
      ad,
    }
    for (const [name, value] of Object.entries(pressed))
      for (const button of document.querySelectorAll<HTMLElement>(`[data-${name}]`))
        button.setAttribute('aria-pressed', String(button.dataset[name] === value))
  }
  /** Other launches need another page: the portal's own script is made for one. */
  const anew = async (body: object) => {
    await post('behave', body)
    window.location.reload()
  }

  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest('button')
    const { player, host: script, wrong: signed, purchase: way, money, ad: how, act, open } = button?.dataset ?? {}
    if (player || script) return anew({ host: player ?? script })
    if (signed) {
      frame.contentWindow?.postMessage({ portalPanel: { forget: true } satisfies Move }, '*')
      return anew({ wrong: signed === 'yes' })
    }
    if (open) return anew({})
    if (way) {
      purchase = way as PurchaseMode
      move({ set: { purchase } })
      await post('behave', { purchase })
    }
    if (how) {
      ad = how as AdMode
      move({ set: { ad } })
    }
    if (act) move({ act: act as 'pause' })
    if (money === 'refund') await post('notify', { kind: 'REFUND' })
    if (money === 'tab') {
      // The payment was begun in the game; the tab goes before anybody hears of it.
      frame.src = 'about:blank'
      await post('notify', { kind: 'PAY' })
    }
    press()
  })
  window.addEventListener('message', ({ data }) => {
    if (Array.isArray(data?.portalTold)) tell(data.portalTold)
  })
  const look = async () => {
    move({ ask: 'told' })
    const { known, gems } = (await post('news')) as PanelNews
    document.querySelector('#known')!.textContent = `Proven: ${known.join(', ') || 'nobody'}`
    document.querySelector('#gems')!.textContent = `Ledger of gems: ${gems.join(', ') || 'empty'}`
  }
  press()
  setInterval(() => void look().catch(() => {}), 1000)
}
