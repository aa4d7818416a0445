import type { PurchaseMode, SimulatedControls } from '@skystair/platform/simulator'

interface Frame {
  postMessage(data: string, target: string): void
}
/** Lets a test act as the messenger. */
export interface TelegramControls extends SimulatedControls {
  /** Presses its back button. */
  back(): void
  /** With `true` a payment takes time: its window closes before the messenger knows the result. */
  pending: boolean
}
type TelegramWindow = {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  simulatedPortal?: TelegramControls
}

/** The messenger's page around the game's frame. Must not use anything outside itself, as it is sent as text. */
export function telegramStandIn(window: TelegramWindow, purchase: PurchaseMode, answers: boolean): void {
  let game: Frame | null = null
  const calls: string[] = []
  const tellGame = (eventType: string, eventData: unknown) => game?.postMessage(JSON.stringify({ eventType, eventData }), '*')
  const portal: TelegramControls = {
    pending: false,
    purchase,
    ad: 'WATCHED',
    calls,
    pause: () => tellGame('visibility_changed', { is_visible: false }),
    resume: () => tellGame('visibility_changed', { is_visible: true }),
    back: () => tellGame('back_button_pressed', null),
  }
  window.simulatedPortal = portal
  const closed = (slug: string) => {
    const send = (status: string) => tellGame('invoice_closed', { slug, status })
    if (portal.pending) return send('pending')
    if (portal.purchase === 'PAY') {
      // As observed in one client: the true result, and then the closing of the window.
      send('paid')
      send('cancelled')
    }
    if (portal.purchase === 'CANCEL') send('cancelled')
    if (portal.purchase === 'FAIL') send('failed')
  }
  const stored: Record<string, string> = {}
  const custom = (method: string, params: { keys?: string[]; key?: string; value?: string }) => {
    if (method === 'saveStorageValue') stored[params.key!] = params.value!
    if (method === 'deleteStorageValues') for (const key of params.keys!) delete stored[key]
    return method === 'getStorageValues' ? Object.fromEntries(params.keys!.map((key) => [key, stored[key] ?? ''])) : true
  }
  window.addEventListener('message', ({ data, source }) => {
    const { eventType, eventData } = JSON.parse(String(data))
    game = source as unknown as Frame
    const detail = eventData?.slug ?? eventData?.path_full ?? eventData?.url ?? eventData?.is_visible ?? eventData?.need_confirmation
    calls.push(detail !== undefined ? `${eventType} ${detail}` : eventType)
    if (eventType === 'web_app_invoke_custom_method' && answers) {
      const { req_id, method, params } = eventData
      const failed = portal.purchase === 'FAIL' ? { error: 'STORAGE_ERROR' } : { result: custom(method, params) }
      tellGame('custom_method_invoked', { req_id, ...failed })
    }
    if (eventType === 'web_app_open_invoice' && answers) closed(eventData.slug)
  })
}
