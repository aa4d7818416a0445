import { Instruments, SampleCache } from './instruments.ts'
import type { Mood } from './mood.ts'
import { bar, beatsInBar, type Note, pieces } from './score.ts'

/** How often the next notes are scheduled, and how far ahead, in seconds: a busy page must not interrupt the music. */
const lookInterval = 0.05
const lookahead = 0.24
/** How many further notes are scheduled each time ahead of theirs, instead of a whole bar at once, which would delay a frame. */
const extraNotes = 2
const fade = 0.8

/** A note with its time in seconds of the context's clock. */
interface TimedNote {
  readonly note: Note
  readonly when: number
  readonly length: number
}

/** Returns the notes of a bar that begins at `when`, in the order of their times, and when the next bar begins. */
export function barAt(mood: Mood, index: number, intensity: number, when: number): { notes: TimedNote[]; next: number } {
  const beat = 60 / pieces[mood].bpm
  const notes = bar(mood, index, intensity).map((note) => ({ note, when: when + note.at * beat, length: note.length * beat }))
  return { notes: notes.sort((a, b) => a.when - b.when), next: when + beat * beatsInBar }
}

/** Plays one mood after another, changing at the bar line. */
export class Music {
  readonly #context: AudioContext
  readonly #out: AudioNode
  readonly #samples: SampleCache
  #timer: ReturnType<typeof setInterval> | null = null
  #mood: Mood | null = null
  #wanted: Mood | null = null
  #index = 0
  #next = 0
  /** Notes of the bar that are not scheduled yet, the next one first. */
  #pending: TimedNote[] = []
  #bus: { gain: GainNode; instruments: Instruments } | null = null
  /** 0…1: how close a fight is to its end. */
  intensity = 0

  constructor(context: AudioContext, out: AudioNode) {
    this.#context = context
    this.#out = out
    this.#samples = new SampleCache(context)
  }

  want(mood: Mood): void {
    this.#wanted = mood
  }

  start(): void {
    if (this.#timer !== null) return
    this.#next = this.#context.currentTime + 0.1
    this.#pending = []
    this.#timer = setInterval(() => this.#schedule(), lookInterval * 1000)
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }

  #schedule(): void {
    const now = this.#context.currentTime
    // After a pause, missed notes are not made up for.
    if (this.#next < now - 1) {
      this.#next = now + 0.05
      this.#pending = []
    }
    this.#scheduleUntil(now + lookahead, extraNotes)
    while (this.#next < now + lookahead) {
      // Schedule the rest of the bar before the next one, whose instruments may be others.
      this.#scheduleUntil(this.#next)
      if (this.#wanted && this.#wanted !== this.#mood) this.#change(this.#wanted)
      if (!this.#mood) return
      const { notes, next } = barAt(this.#mood, this.#index, this.intensity, this.#next)
      this.#pending = notes
      this.#next = next
      this.#index++
      this.#scheduleUntil(now + lookahead)
    }
  }

  /** Schedules the notes of the bar that begin before `end`, and `more` of those after it. */
  #scheduleUntil(end: number, more = 0): void {
    let count = 0
    while (count < this.#pending.length && (this.#pending[count]?.when ?? end) < end) count++
    for (const { note, when, length } of this.#pending.splice(0, count + more)) this.#bus?.instruments.play(note, when, length)
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
    this.#bus = { gain, instruments: new Instruments(this.#context, gain, this.#samples) }
    this.#mood = mood
    this.#index = 0
  }
}
