// Loaded by `main.ts` while a page shows its loading screen.

import { type GameHandle, mountGame } from './app/mount.ts'
import { areas } from './generated/areas.ts'
import type { MountOptions } from './services/options.ts'
import type { LoadingScreen } from './ui/loading-screen.ts'

/** Mounts the game in an element that shows a loading screen already. */
export const start = (element: HTMLElement, options: MountOptions, screen: LoadingScreen): GameHandle =>
  mountGame(element, options, areas, screen)
