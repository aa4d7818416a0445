import { seededRandom } from '../paint/random.ts'

export const musicVolume = 0.3
const effectVolume = 0.5
/** Half as loud as the music. */
export const ambienceVolume = 0.15
const reverbVolume = 0.5
/** Brings an hour of play close to the -23 LUFS of EBU R128. */
const masterVolume = 1.48
/** Length of the reverb in seconds, and into how many parts it is divided. */
const reverbLength = 1.6
const parts = 5
/**
 * The gain that the browser would normalise the whole reverb to (Web Audio's calibration over its mean power): parts that were normalised alone would
 * be too loud.
 */
const loudness = (rate: number) => (0.00125 / Math.sqrt(1 / 3 / 7)) * (44_100 / rate)

/** Creates the outputs of a game: effects and the air of places are dry, music also goes through a reverb, which is connected once `reverb` resolves. */
export function createMixer(context: BaseAudioContext): {
  effects: GainNode
  music: GainNode
  ambience: GainNode
  reverb: Promise<void>
} {
  const gain = (volume: number) => {
    const node = context.createGain()
    node.gain.value = volume
    return node
  }
  const effects = gain(effectVolume)
  const music = gain(musicVolume)
  const ambience = gain(ambienceVolume)
  const out = gain(masterVolume)
  out.connect(context.destination)
  effects.connect(out)
  music.connect(out)
  ambience.connect(out)
  const reverbOut = gain(reverbVolume)
  reverbOut.connect(out)
  return { effects, music, ambience, reverb: buildReverb(context, music, reverbOut) }
}

/**
 * Connects a long reverb between `from` and `to`. Each part of it is a convolver of its own behind a delay: computing all of it at once would block
 * the game, which is running meanwhile.
 */
async function buildReverb(context: BaseAudioContext, from: AudioNode, to: AudioNode): Promise<void> {
  const { sampleRate } = context
  const length = Math.ceil((sampleRate * reverbLength) / parts)
  const gain = loudness(sampleRate)
  const random = seededRandom(3)
  for (let part = 0; part < parts; part++) {
    await new Promise((resolve) => setTimeout(resolve))
    const buffer = context.createBuffer(1, length, sampleRate)
    const data = buffer.getChannelData(0)
    for (let i = 0; i < length; i++) {
      const left = 1 - (part * length + i) / (parts * length)
      data[i] = (random() * 2 - 1) * left * left * left * gain
    }
    const delay = context.createDelay(reverbLength)
    delay.delayTime.value = (part * length) / sampleRate
    const convolver = context.createConvolver()
    convolver.normalize = false
    convolver.buffer = buffer
    from.connect(delay).connect(convolver).connect(to)
  }
}
