import { isResource } from '../../art/resource-frame.ts'
import type { SoundName } from '../../services/sound-name.ts'

const bright: readonly string[] = ['crystal', 'blueCrystal', 'mithril', 'amethysts']

/** The sound of a gain: crystals, coins, or a chest. */
export const gainSound = (kind: string): SoundName => (bright.includes(kind) ? 'crystal' : isResource(kind) ? 'coin' : 'chest')
