import { Instruments } from './instruments.ts'
import { bar, beatsInBar, type Mood, pieces } from './score.ts'

/** How often the next notes are looked for, and how far ahead they are set, in seconds: a busy page doesn't make the music stumble. */
const look = 0.05
const ahead = 0.24
const fade = 0.8

/** Sets the notes of one bar that begins at `when`; answers when the next one begins. In seconds of the context's clock. */
export function playBar(instruments: Instruments, mood: Mood, index: number, intensity: number, when: number): number {
  const beat = 60 / pieces[mood].bpm
  for (const note of bar(mood, index, intensity)) instruments.play(note, when + note.at * beat, note.length * beat)
  return when + beat * beatsInBar
}

/** Plays one mood after another, changing on the bar line. */
export class Music {
  readonly #context: AudioContext
  readonly #out: AudioNode
  #timer: ReturnType<typeof setInterval> | null = null
  #mood: Mood | null = null
  #wanted: Mood | null = null
  #index = 0
  #next = 0
  #bus: { gain: GainNode; instruments: Instruments } | null = null
  /** 0…1: how close a fight is to its end. */
  intensity = 0

  constructor(context: AudioContext, out: AudioNode) {
    this.#context = context
    this.#out = out
  }

  want(mood: Mood): void {
    this.#wanted = mood
  }

  start(): void {
    if (this.#timer !== null) return
    this.#next = this.#context.currentTime + 0.1
    this.#timer = setInterval(() => this.#schedule(), look * 1000)
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }

  #schedule(): void {
    const now = this.#context.currentTime
    // After a pause what was missed is not made up for.
    if (this.#next < now - 1) this.#next = now + 0.05
    while (this.#next < now + ahead) {
      if (this.#wanted && this.#wanted !== this.#mood) this.#change(this.#wanted)
      if (!this.#mood || !this.#bus) return
      this.#next = playBar(this.#bus.instruments, this.#mood, this.#index, this.intensity, this.#next)
      this.#index++
    }
  }

  #change(mood: Mood): void {
    const now = this.#next
    const old = this.#bus?.gain
    if (old) {
      old.gain.setTargetAtTime(0, now, fade / 3)
      setTimeout(() => old.disconnect(), (fade + 4) * 1000)
    }
    const gain = this.#context.createGain()
    gain.gain.setValueAtTime(0, now)
    gain.gain.linearRampToValueAtTime(1, now + fade)
    gain.connect(this.#out)
    this.#bus = { gain, instruments: new Instruments(this.#context, gain) }
    this.#mood = mood
    this.#index = 0
  }
}
