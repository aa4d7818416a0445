import { noise } from './instruments.ts'

export const musicVolume = 0.3
const effectVolume = 0.5
const hallVolume = 0.5

/** Where all sounds of a game come together: effects are heard as they are, music also from the walls of a hall. */
export function desk(context: BaseAudioContext): { effects: GainNode; music: GainNode } {
  const gain = (volume: number) => {
    const node = context.createGain()
    node.gain.value = volume
    return node
  }
  const effects = gain(effectVolume)
  const music = gain(musicVolume)
  effects.connect(context.destination)
  music.connect(context.destination)
  music.connect(hall(context)).connect(gain(hallVolume)).connect(context.destination)
  return { effects, music }
}

/** The tail of a wide hall under the sky. */
function hall(context: BaseAudioContext): ConvolverNode {
  const buffer = noise(context, 1.6)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = (data[i] ?? 0) * (1 - i / data.length) ** 3 * 0.3
  const node = context.createConvolver()
  node.buffer = buffer
  return node
}
