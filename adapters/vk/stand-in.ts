import type { HostMode, PurchaseMode, SimulatedControls, SimulatedUser } from '@skystair/platform/simulator'

type VkWindow = {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  simulatedPortal?: SimulatedControls
}

/** VK's page around the game's frame. Must not use anything outside itself, as it is sent as text. */
export function vkStandIn(window: VkWindow, host: HostMode, purchase: PurchaseMode, { id, name }: SimulatedUser): void {
  let game: { postMessage(data: unknown, target: string): void } | null = null
  const calls: string[] = []
  const tellGame = (type: string, data: object) => game?.postMessage({ type, data }, '*')
  const portal: SimulatedControls = {
    purchase,
    ad: 'WATCHED',
    calls,
    pause: () => tellGame('VKWebAppViewHide', {}),
    resume: () => tellGame('VKWebAppViewRestore', {}),
  }
  window.simulatedPortal = portal

  const refusal = (error_code: number, error_reason: string) => ({ error_type: 'client_error', error_data: { error_code, error_reason } })
  const stored: Record<string, string> = {}
  /** The response of each method; null for none. A response with `error_type` is a refusal. */
  const answers: Record<string, (params: Record<string, unknown>) => object | null> = {
    VKWebAppInit: () => (host === 'THROWING' ? refusal(1, 'Unknown error') : { result: host !== 'LYING' }),
    VKWebAppGetUserInfo: () => ({ id: Number(id), first_name: name, last_name: '' }),
    VKWebAppShowNativeAds: () =>
      ({
        WATCHED: { result: true },
        CLOSED: { result: false },
        UNFILLED: refusal(20, 'No ads'),
        SILENT: null,
      })[portal.ad],
    VKWebAppShowOrderBox: () =>
      ({
        // As in the mobile browser: the votes are taken and the game receives an error.
        PAY: host === 'THROWING' ? refusal(1, 'Unknown error') : host === 'LYING' ? {} : { success: true, order_id: '1' },
        CANCEL: refusal(4, 'User denied'),
        FAIL: { status: 'fail', order_id: '1' },
        CLOSED: null,
      })[portal.purchase],
    VKWebAppShowBannerAd: ({ layout_type }) =>
      portal.purchase === 'FAIL' ? refusal(20, 'No ads') : { result: true, banner_location: 'bottom', layout_type },
    VKWebAppHideBannerAd: () => ({ result: true }),
    VKWebAppShare: () => [{ type: 'message' }],
    VKWebAppShowStoryBox: ({ blob }) =>
      portal.purchase === 'PAY' && String(blob).startsWith('data:image/png;base64,') ? { result: true } : refusal(4, 'User denied'),
    VKWebAppJoinGroup: () => ({ result: true }),
    VKWebAppAddToFavorites: () => (portal.purchase === 'CANCEL' ? refusal(4, 'User denied') : { result: true }),
    VKWebAppShowLeaderBoardBox: () => (portal.purchase === 'FAIL' ? refusal(1, 'Unknown error') : { success: true }),
    VKWebAppStorageGet: ({ keys }) => ({ keys: (keys as string[]).map((key) => ({ key, value: stored[key] ?? '' })) }),
    VKWebAppStorageSet: ({ key, value }) => {
      if (portal.purchase === 'FAIL') return refusal(1, 'Unknown error')
      stored[String(key)] = String(value)
      return { result: true }
    },
    VKWebAppTapticNotificationOccurred: () => ({ result: true }),
  }
  window.addEventListener('message', ({ data, source }) => {
    if (data?.type !== 'vk-connect') return
    game = source as unknown as typeof game
    const { handler, params } = data
    const detail = params.item ?? params.link ?? params.group_id ?? params.user_result
    calls.push(detail ? `${handler} ${detail}` : handler)
    if (host === 'BLOCKED') return
    const answer = answers[handler] ? answers[handler](params) : refusal(6, 'Unsupported platform')
    if (!answer) return
    const send = () => tellGame(`${handler}${'error_type' in answer ? 'Failed' : 'Result'}`, { ...answer, request_id: params.request_id })
    if (host === 'SLOW') setTimeout(send, 20_000)
    else send()
  })
}
