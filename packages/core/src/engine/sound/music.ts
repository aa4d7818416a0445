import { Instruments, Sounds } from './instruments.ts'
import type { Mood } from './mood.ts'
import { bar, beatsInBar, type Note, pieces } from './score.ts'

/** How often the next notes are looked for, and how far ahead they are set, in seconds: a busy page doesn't make the music stumble. */
const look = 0.05
const ahead = 0.24
/** So many notes are set at each look before it is their time, and not a whole bar in one go: a frame may be waiting. */
const early = 2
const fade = 0.8

/** A note with its time, in seconds of the context's clock. */
interface Due {
  readonly note: Note
  readonly when: number
  readonly length: number
}

/** The notes of one bar that begins at `when`, in the order of their times, and when the next one begins. */
export function barAt(mood: Mood, index: number, intensity: number, when: number): { notes: Due[]; next: number } {
  const beat = 60 / pieces[mood].bpm
  const notes = bar(mood, index, intensity).map((note) => ({ note, when: when + note.at * beat, length: note.length * beat }))
  return { notes: notes.sort((a, b) => a.when - b.when), next: when + beat * beatsInBar }
}

/** Plays one mood after another, changing on the bar line. */
export class Music {
  readonly #context: AudioContext
  readonly #out: AudioNode
  readonly #sounds: Sounds
  #timer: ReturnType<typeof setInterval> | null = null
  #mood: Mood | null = null
  #wanted: Mood | null = null
  #index = 0
  #next = 0
  /** What is left of the bar, the next note first. */
  #left: Due[] = []
  #bus: { gain: GainNode; instruments: Instruments } | null = null
  /** 0…1: how close a fight is to its end. */
  intensity = 0

  constructor(context: AudioContext, out: AudioNode) {
    this.#context = context
    this.#out = out
    this.#sounds = new Sounds(context)
  }

  want(mood: Mood): void {
    this.#wanted = mood
  }

  start(): void {
    if (this.#timer !== null) return
    this.#next = this.#context.currentTime + 0.1
    this.#left = []
    this.#timer = setInterval(() => this.#schedule(), look * 1000)
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }

  #schedule(): void {
    const now = this.#context.currentTime
    // After a pause what was missed is not made up for.
    if (this.#next < now - 1) {
      this.#next = now + 0.05
      this.#left = []
    }
    this.#set(now + ahead, early)
    while (this.#next < now + ahead) {
      // A bar is over before the next one begins, which may be played by others.
      this.#set(this.#next)
      if (this.#wanted && this.#wanted !== this.#mood) this.#change(this.#wanted)
      if (!this.#mood) return
      const { notes, next } = barAt(this.#mood, this.#index, this.intensity, this.#next)
      this.#left = notes
      this.#next = next
      this.#index++
      this.#set(now + ahead)
    }
  }

  /** Sets the notes of the bar that begin before `end`, and `more` of those after it. */
  #set(end: number, more = 0): void {
    let count = 0
    while (count < this.#left.length && (this.#left[count]?.when ?? end) < end) count++
    for (const { note, when, length } of this.#left.splice(0, count + more)) this.#bus?.instruments.play(note, when, length)
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
    this.#bus = { gain, instruments: new Instruments(this.#context, gain, this.#sounds) }
    this.#mood = mood
    this.#index = 0
  }
}
