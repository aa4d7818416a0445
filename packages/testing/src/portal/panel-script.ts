import type { AdMode, HostMode, PortalOffers, PurchaseMode, SimulatedControls } from '@skystair/platform/simulator'
import type { PanelCommand } from './offline.ts'

export interface PanelState {
  readonly platform: string
  readonly offers: PortalOffers
  readonly game: string
  readonly host: HostMode
  readonly purchase: PurchaseMode
  readonly corrupt: boolean
}

/** What the portal's server reports to the panel. */
export interface PanelStatus {
  readonly players: readonly string[]
  readonly gems: readonly number[]
}

/** Connects the panel's buttons with the simulated portal. Must not use anything outside itself, as it is sent as text. */
export function panelScript(window: Window & { simulatedPortal?: SimulatedControls }, state: PanelState): void {
  const { document } = window
  const frame = document.querySelector('iframe')!
  let { host, purchase, corrupt } = state
  let ad: AdMode = 'WATCHED'
  frame.src = state.game

  /** Controls the stand-in, which is in this page or in the game's. */
  const send = (command: PanelCommand) => {
    const here = window.simulatedPortal
    if (!here) return frame.contentWindow?.postMessage({ portalPanel: command }, '*')
    if ('set' in command) Object.assign(here, command.set)
    else if ('act' in command)
      command.act === 'pause' || command.act === 'resume' ? here[command.act]?.() : here.mute?.(command.act === 'mute')
    else showCalls(here.calls.map(String))
  }
  const showCalls = (calls: readonly string[]) => {
    const list = document.querySelector('#calls')!
    list.replaceChildren(
      ...calls.slice(-40).map((line) => Object.assign(document.createElement('li'), { textContent: line.slice(0, 160) })),
    )
    list.scrollTop = list.scrollHeight
  }
  const post = (path: string, body: object = {}) =>
    window.fetch(`/panel/${path}`, { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.json())
  const showState = () => {
    const pressed: Record<string, string> = {
      player: host === 'GUEST' ? 'GUEST' : 'WELL',
      host: host === 'GUEST' ? 'WELL' : host,
      corrupt: corrupt ? 'yes' : 'no',
      purchase,
      ad,
    }
    for (const [name, value] of Object.entries(pressed))
      for (const button of document.querySelectorAll<HTMLElement>(`[data-${name}]`))
        button.setAttribute('aria-pressed', String(button.dataset[name] === value))
  }
  /** Loads the page again: the portal's own script is made for one launch. */
  const relaunch = async (body: object) => {
    await post('behave', body)
    window.location.reload()
  }

  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest('button')
    const { player, host: script, corrupt: corruption, purchase: way, money, ad: how, act, open } = button?.dataset ?? {}
    if (player || script) return relaunch({ host: player ?? script })
    if (corruption) {
      frame.contentWindow?.postMessage({ portalPanel: { forget: true } satisfies PanelCommand }, '*')
      return relaunch({ corrupt: corruption === 'yes' })
    }
    if (open) return relaunch({})
    if (way) {
      purchase = way as PurchaseMode
      send({ set: { purchase } })
      await post('behave', { purchase })
    }
    if (how) {
      ad = how as AdMode
      send({ set: { ad } })
    }
    if (act) send({ act: act as 'pause' })
    if (money === 'refund') await post('notify', { kind: 'REFUND' })
    if (money === 'tab') {
      // The game started the payment and is closed before it receives the result.
      frame.src = 'about:blank'
      await post('notify', { kind: 'PAY' })
    }
    showState()
  })
  window.addEventListener('message', ({ data }) => {
    if (Array.isArray(data?.portalCalls)) showCalls(data.portalCalls)
  })
  const refresh = async () => {
    send({ ask: 'calls' })
    const { players, gems } = (await post('status')) as PanelStatus
    document.querySelector('#players')!.textContent = `Proven: ${players.join(', ') || 'nobody'}`
    document.querySelector('#gems')!.textContent = `Ledger of gems: ${gems.join(', ') || 'empty'}`
  }
  showState()
  setInterval(() => void refresh().catch(() => {}), 1000)
}
