import type { PortalOffers } from '@skystair/platform/simulator'
import { recordAudioContexts } from '../browser/audio-contexts.ts'
import { deviceScripts } from '../browser/open-page.ts'

/** Returns the scripts that run first in a simulated portal's page. Only a portal that pauses or mutes the game needs sound. */
export const pageScripts = ({ pauses, mutes }: PortalOffers): readonly (() => void)[] => [
  ...deviceScripts[pauses || mutes ? 'LIVELY' : 'FAST'],
  recordAudioContexts,
]
