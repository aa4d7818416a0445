import { seededRandom } from '../paint/random.ts'
import type { Mood } from './mood.ts'

/** The sound of a place: noise around a frequency in hertz, how sharp it is, how loud, and how often it swells, in hertz. */
interface Air {
  readonly at: number
  readonly sharp: number
  readonly loud: number
  readonly swell: number
}

/** The air of each place: a breeze, a wind over the heights, frost, the rumble of hell, voices of a crowd, the sea, a hearth. */
export const airs: Readonly<Record<Mood, Air>> = {
  quiet: { at: 420, sharp: 0.7, loud: 0.1, swell: 0.09 },
  road: { at: 560, sharp: 0.8, loud: 0.12, swell: 0.13 },
  high: { at: 760, sharp: 1.2, loud: 0.16, swell: 0.17 },
  snow: { at: 1300, sharp: 2.4, loud: 0.16, swell: 0.11 },
  hell: { at: 110, sharp: 0.9, loud: 0.34, swell: 0.31 },
  medieval: { at: 300, sharp: 0.6, loud: 0.1, swell: 0.07 },
  battle: { at: 380, sharp: 0.8, loud: 0.1, swell: 0.21 },
  boss: { at: 150, sharp: 1.1, loud: 0.26, swell: 0.27 },
  arena: { at: 620, sharp: 1.6, loud: 0.2, swell: 0.53 },
  clan: { at: 480, sharp: 0.5, loud: 0.14, swell: 0.12 },
  shop: { at: 240, sharp: 0.7, loud: 0.12, swell: 0.37 },
}

/** Length of the noise, in seconds: longer than an ear remembers it. */
const noiseLength = 7
const fade = 2

/** Plays the air of one place after another, each fading into the next. */
export class Ambience {
  readonly #context: BaseAudioContext
  readonly #out: AudioNode
  #noise: AudioBuffer | null = null
  #mood: Mood | null = null
  #end: (() => void) | null = null

  constructor(context: BaseAudioContext, out: AudioNode) {
    this.#context = context
    this.#out = out
  }

  want(mood: Mood): void {
    if (mood === this.#mood) return
    this.#mood = mood
    this.#end?.()
    this.#end = this.#play(airs[mood])
  }

  /** Returns the function that ends it. */
  #play({ at, sharp, loud, swell }: Air): () => void {
    const context = this.#context
    const now = context.currentTime
    const noise = context.createBufferSource()
    noise.buffer = this.#noise ??= windOf(context)
    noise.loop = true
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.value = at
    band.Q.value = sharp
    const gain = context.createGain()
    gain.gain.setValueAtTime(0, now)
    gain.gain.linearRampToValueAtTime(loud, now + fade)
    // Two waves of which neither divides the other: together they swell without a rhythm.
    const waves = [swell, swell * 1.618].map((frequency, i) => {
      const wave = context.createOscillator()
      const depth = context.createGain()
      wave.frequency.value = frequency
      depth.gain.value = i === 0 ? loud * 0.4 : at * 0.3
      wave.connect(depth).connect(i === 0 ? gain.gain : band.frequency)
      wave.start(now)
      return wave
    })
    noise.connect(band).connect(gain).connect(this.#out)
    noise.start(now)
    return () => {
      const end = context.currentTime
      gain.gain.setTargetAtTime(0, end, fade / 3)
      for (const source of [noise, ...waves]) source.stop(end + fade * 2)
    }
  }
}

function windOf(context: BaseAudioContext): AudioBuffer {
  const { sampleRate } = context
  const buffer = context.createBuffer(1, Math.ceil(sampleRate * noiseLength), sampleRate)
  const data = buffer.getChannelData(0)
  const random = seededRandom(11)
  for (let i = 0; i < data.length; i++) data[i] = random() * 2 - 1
  return buffer
}
