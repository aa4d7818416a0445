import { seededRandom } from '../paint/random.ts'
import type { Note } from './score.ts'

/** Length of the noise in a drum, in seconds. */
const noiseLength = 0.06

/** Samples that the instruments of one context share: strings by the Karplus–Strong algorithm, kept by pitch. */
export class SampleCache {
  readonly noise: AudioBuffer
  readonly #context: BaseAudioContext
  readonly #strings = new Map<number, AudioBuffer>()

  constructor(context: BaseAudioContext) {
    this.#context = context
    this.noise = noise(context)
  }

  string(pitch: number): AudioBuffer {
    const key = Math.round(pitch)
    const cached = this.#strings.get(key)
    if (cached) return cached
    const made = string(this.#context, pitch, key)
    this.#strings.set(key, made)
    return made
  }
}

/** Plays notes into an output node. */
export class Instruments {
  readonly #context: BaseAudioContext
  readonly #out: AudioNode
  readonly #samples: SampleCache

  constructor(context: BaseAudioContext, out: AudioNode, samples = new SampleCache(context)) {
    this.#context = context
    this.#out = out
    this.#samples = samples
  }

  /** `when` and `length` in seconds of the context's clock. */
  play({ voice, pitch, loud }: Note, when: number, length: number): void {
    switch (voice) {
      case 'drone':
        for (const detune of [-5, 5])
          this.#tone('triangle', pitch, when, length, { loud: loud * 0.3, attack: 1.2, release: 1.4, detune, low: 480 })
        break
      case 'gusli':
        this.#sample(this.#samples.string(pitch), when, loud * 0.5)
        break
      case 'flute':
        this.#tone('sine', pitch, when, length, { loud: loud * 0.5, attack: 0.09, release: 0.22, vibrato: 5.2 })
        break
      case 'bell':
        this.#tone('sine', pitch, when, 0.02, { loud: loud * 0.5, attack: 0.004, release: 2.4 })
        this.#tone('sine', pitch * 2.76, when, 0.02, { loud: loud * 0.14, attack: 0.004, release: 0.9 })
        break
      case 'drum':
        this.#tone('sine', pitch, when, 0.03, { loud, attack: 0.003, release: 0.2, fall: 0.5 })
        this.#sample(this.#samples.noise, when, loud * 0.1, noiseLength)
        break
      case 'brass':
        this.#tone('sawtooth', pitch, when, length, { loud: loud * 0.3, attack: 0.3, release: 0.6, low: 620 })
        break
    }
  }

  #tone(
    type: OscillatorType,
    pitch: number,
    when: number,
    length: number,
    shape: { loud: number; attack: number; release: number; detune?: number; low?: number; vibrato?: number; fall?: number },
  ): void {
    const context = this.#context
    const voice = context.createOscillator()
    const gain = context.createGain()
    // By then it has faded to a quarter of a hundredth: cutting a louder tone off would click.
    const end = when + length + shape.release * 2
    voice.type = type
    voice.frequency.setValueAtTime(pitch, when)
    if (shape.fall) voice.frequency.exponentialRampToValueAtTime(pitch * shape.fall, when + length + shape.release)
    if (shape.detune) voice.detune.value = shape.detune
    gain.gain.setValueAtTime(0, when)
    gain.gain.linearRampToValueAtTime(shape.loud, when + shape.attack)
    gain.gain.setTargetAtTime(0, Math.max(when + shape.attack, when + length), shape.release / 3)
    if (shape.vibrato) {
      const wave = context.createOscillator()
      const depth = context.createGain()
      wave.frequency.value = shape.vibrato
      depth.gain.value = pitch * 0.006
      wave.connect(depth).connect(voice.frequency)
      wave.start(when)
      wave.stop(end)
    }
    let last: AudioNode = voice
    if (shape.low) {
      const filter = context.createBiquadFilter()
      filter.frequency.value = shape.low
      last = last.connect(filter)
    }
    last.connect(gain).connect(this.#out)
    voice.start(when)
    voice.stop(end)
  }

  #sample(buffer: AudioBuffer, when: number, loud: number, length?: number): void {
    const source = this.#context.createBufferSource()
    const gain = this.#context.createGain()
    source.buffer = buffer
    gain.gain.value = loud
    if (length) gain.gain.setValueAtTime(loud, when).linearRampToValueAtTime(0, when + length)
    source.connect(gain).connect(this.#out)
    source.start(when, 0, length)
  }
}

function string(context: BaseAudioContext, pitch: number, seed: number): AudioBuffer {
  const rate = context.sampleRate
  const buffer = context.createBuffer(1, Math.round(rate * 1.6), rate)
  const data = buffer.getChannelData(0)
  const period = Math.max(2, Math.round(rate / pitch))
  const random = seededRandom(seed)
  for (let i = 0; i < data.length; i++) {
    if (i < period) data[i] = random() * 2 - 1
    else data[i] = ((data[i - period] ?? 0) + (data[i - period + 1] ?? 0)) * 0.4985
  }
  // A low string would still ring at the end of its buffer.
  const fade = Math.round(rate * 0.5)
  for (let i = 0; i < fade; i++) data[data.length - 1 - i] = ((data[data.length - 1 - i] ?? 0) * i) / fade
  return buffer
}

function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * noiseLength), context.sampleRate)
  const data = buffer.getChannelData(0)
  const random = seededRandom(3)
  for (let i = 0; i < data.length; i++) data[i] = random() * 2 - 1
  return buffer
}
