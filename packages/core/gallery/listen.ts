// Plays music into a buffer instead of a loudspeaker, and tells what is in it. Tests listen with it; no bundle of the game holds it.

import { Instruments } from '../src/engine/sound/instruments.ts'
import { desk } from '../src/engine/sound/mixer.ts'
import type { Mood } from '../src/engine/sound/mood.ts'
import { barAt } from '../src/engine/sound/music.ts'
import { pieces } from '../src/engine/sound/score.ts'

const rate = 44_100
/** Around a bar line, in seconds, to either side. */
const near = 0.02

export interface Heard {
  readonly finite: boolean
  readonly peak: number
  /** Root of the mean square of the whole. */
  readonly loudness: number
  /** The loudest and the quietest bar's loudness. */
  readonly bars: readonly number[]
  /** The greatest step between two samples near bar lines, and elsewhere. */
  readonly seam: number
  readonly step: number
}

/** A number of bars of a mood, as they leave the desk. */
async function listen(mood: Mood, bars: number, intensity: number): Promise<Heard> {
  const lead = 0.1
  // All bars of a mood are as long as each other.
  const length = barAt(mood, 0, intensity, 0).next
  const context = new OfflineAudioContext(1, Math.ceil((lead + length * bars) * rate), rate)
  const { music, hall } = desk(context)
  await hall
  const instruments = new Instruments(context, music)
  const lines: number[] = []
  let when = lead
  for (let index = 0; index < bars; index++) {
    const { notes, next } = barAt(mood, index, intensity, when)
    for (const { note, when, length } of notes) instruments.play(note, when, length)
    when = next
    lines.push(when)
  }
  const wave = (await context.startRendering()).getChannelData(0)
  return measured(wave, lead, length, lines)
}

function measured(wave: Float32Array, lead: number, length: number, lines: readonly number[]): Heard {
  const isNear = (i: number) => lines.some((line) => Math.abs(i / rate - line) < near)
  const rms = (from: number, to: number) => {
    let sum = 0
    for (let i = from; i < to; i++) sum += (wave[i] ?? 0) ** 2
    return Math.sqrt(sum / Math.max(1, to - from))
  }
  let finite = true
  let peak = 0
  let seam = 0
  let step = 0
  for (let i = 1; i < wave.length; i++) {
    const value = wave[i] ?? Number.NaN
    finite &&= Number.isFinite(value)
    peak = Math.max(peak, Math.abs(value))
    const change = Math.abs(value - (wave[i - 1] ?? 0))
    if (isNear(i)) seam = Math.max(seam, change)
    else step = Math.max(step, change)
  }
  const bars = lines.map((line) => rms(Math.round((line - length) * rate), Math.min(wave.length, Math.round(line * rate))))
  return { finite, peak, loudness: rms(Math.round(lead * rate), wave.length), bars, seam, step }
}

Object.assign(window, { listen, moods: Object.keys(pieces) })
