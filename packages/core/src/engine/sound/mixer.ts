import { stream } from '../paint/random.ts'

export const musicVolume = 0.3
const effectVolume = 0.5
const hallVolume = 0.5
/** How long the hall rings, in seconds, and into how many parts that is cut. */
const tail = 1.6
const parts = 5
/** What the browser would make of the whole tail, so that its loudness doesn't depend on its parts: the calibration of Web Audio over the tail's mean power. */
const loudness = (rate: number) => (0.00125 / Math.sqrt(1 / 3 / 7)) * (44_100 / rate)

/** Where all sounds of a game come together: effects are heard as they are, music also from the walls of a hall, once `hall` stands. */
export function desk(context: BaseAudioContext): { effects: GainNode; music: GainNode; hall: Promise<void> } {
  const gain = (volume: number) => {
    const node = context.createGain()
    node.gain.value = volume
    return node
  }
  const effects = gain(effectVolume)
  const music = gain(musicVolume)
  effects.connect(context.destination)
  music.connect(context.destination)
  const walls = gain(hallVolume)
  walls.connect(context.destination)
  return { effects, music, hall: raise(context, music, walls) }
}

/**
 * The tail of a wide hall under the sky, between `from` and `to`. Each part of the tail stands by itself and answers that much later: to reckon with all of it
 * in one go would hold the game up, which goes on meanwhile.
 */
async function raise(context: BaseAudioContext, from: AudioNode, to: AudioNode): Promise<void> {
  const { sampleRate } = context
  const length = Math.ceil((sampleRate * tail) / parts)
  const loud = loudness(sampleRate)
  const random = stream(3)
  for (let part = 0; part < parts; part++) {
    await new Promise((resolve) => setTimeout(resolve))
    const buffer = context.createBuffer(1, length, sampleRate)
    const data = buffer.getChannelData(0)
    for (let i = 0; i < length; i++) {
      const left = 1 - (part * length + i) / (parts * length)
      data[i] = (random() * 2 - 1) * left * left * left * loud
    }
    const delay = context.createDelay(tail)
    delay.delayTime.value = (part * length) / sampleRate
    const wall = context.createConvolver()
    wall.normalize = false
    wall.buffer = buffer
    from.connect(delay).connect(wall).connect(to)
  }
}
