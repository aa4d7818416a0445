import { isResource } from '../../art/resource-frame.ts'
import type { SoundName } from '../../services/sound-name.ts'

const bright: readonly string[] = ['crystal', 'blueCrystal', 'mithril', 'amethysts']

/** How a gain sounds: stones, coins, or what comes out of a chest. */
export const gainSound = (kind: string): SoundName => (bright.includes(kind) ? 'crystal' : isResource(kind) ? 'coin' : 'chest')
