// What follows the loading screen of a page.
import type { LoadingScreen } from './app/loading-screen.ts'
import { type GameHandle, mountWith } from './app/mount.ts'
import type { MountOptions } from './app/options.ts'

/** Mounts the game in an element whose loading screen stands already. */
export const start = (element: HTMLElement, options: MountOptions, screen: LoadingScreen): GameHandle => mountWith(element, options, screen)
