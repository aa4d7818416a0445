// What is newer than the oldest browsers and used nevertheless, and why they play all the same.

export interface Allowed {
  readonly features: readonly string[]
  readonly why: string
}

/** In our own sources. */
export const inSources: readonly Allowed[] = [
  { features: ['Navigator.share', 'Navigator.canShare'], why: 'web-sharing.ts asks whether they exist; without them links are copied' },
  { features: ['AbortSignal.reason'], why: 'signals.ts has a reason of its own' },
  { features: ['requestIdleCallback', 'cancelIdleCallback'], why: 'when-idle.ts uses a timer without them' },
  { features: ['CanvasImageSmoothing.imageSmoothingQuality'], why: 'browsers without it ignore its value' },
  { features: ['Error.cause'], why: 'only read, for reports' },
  {
    features: [
      ...['Notification', 'Notification.permission', 'Notification.requestPermission', 'PushManagerAttribute.pushManager'],
      ...[
        'PushManager',
        'PushManager.getSubscription',
        'PushManager.subscribe',
        'PushSubscription.options',
        'PushSubscription.unsubscribe',
      ],
      ...['PushSubscriptionOptions.applicationServerKey', 'PushSubscription.toJSON', 'PushSubscription.endpoint'],
    ],
    why: 'browser-features.ts asks whether there are notifications; without them they are not offered',
  },
  { features: ['Location.ancestorOrigins'], why: 'tg/host.ts goes on without it' },
]

/** In the built scripts. A name with a dot in front is that of a method of any object. */
export const inBuilt: readonly Allowed[] = [
  { features: ['Notification', 'PushManager'], why: 'see above' },
  {
    features: ['.adopt', '.dispose', '.drop', '.error', '.escape', '.move', '.pause', '.reset', '.resize', '.take', '.use', '.with'],
    why: 'methods of our own and of libraries have these names; what the browser has of these names is found in the sources',
  },
  {
    features: ['.difference', '.intersection', '.isDisjointFrom', '.isSubsetOf', '.isSupersetOf', '.symmetricDifference', '.union'],
    why: 'mobx passes these calls of its sets on, and nobody makes them',
  },
  {
    features: ['AbortSignal.any', '.throwIfAborted'],
    why: 'ky asks whether AbortSignal.any exists, and without it waits for no signal but ours',
  },
  { features: ['reportError'], why: 'react asks whether it exists' },
  { features: ['.startViewTransition'], why: 'react calls it only for its component ViewTransition, which is not used' },
  { features: ['.isContextLost'], why: 'phaser calls it of its WebGL context, which has had it for long' },
  { features: ['.exitPointerLock', '.requestPointerLock'], why: 'phaser calls them only when a scene asks for it, and none does' },
]

/** In style sheets: without them the page looks plainer. */
export const inStyles: readonly Allowed[] = [
  {
    features: [
      '@container',
      'container',
      'container: size',
      'container: inline-size',
      'container-type',
      'container-type: inline-size',
      'cqw',
      'cqh',
    ],
    why: 'without-containers.ts turns them into queries and units of the page',
  },
  { features: ['cqi'], why: 'inside @supports' },
  { features: [':has()'], why: 'widths of columns and margins; where it shows the focus, a rule with :focus-within replaces it' },
  { features: ['overflow: clip'], why: 'inside @supports' },
  { features: ['forced-color-adjust', 'forced-color-adjust: none'], why: 'without it the system chooses the colours of what is chosen' },
  { features: ['rotate', 'translate'], why: 'only moves in an animation' },
  {
    features: ['align-content: start', 'align-self: end', 'align-self: start', 'place-self: end'],
    why: 'new in flexible boxes only, and these are in grids',
  },
  {
    features: [
      ...['-webkit-tap-highlight-color', 'cursor: default', 'cursor: grab', 'cursor: pointer', 'resize', 'resize: none'],
      ...['overscroll-behavior', 'overscroll-behavior: contain', 'scrollbar-color', 'scrollbar-width', 'scrollbar-width: thin'],
      ...['text-wrap', 'text-wrap: balance', 'text-wrap: pretty'],
    ],
    why: 'decoration, or missing where there is no mouse',
  },
  { features: ['contain-intrinsic-size', 'content-visibility', 'content-visibility: auto'], why: 'only saves time' },
]
