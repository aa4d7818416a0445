// Renders music into a buffer and measures it. For tests; no bundle of the game contains it.

import { Instruments } from '../src/engine/sound/instruments.ts'
import { createMixer } from '../src/engine/sound/mixer.ts'
import type { Mood } from '../src/engine/sound/mood.ts'
import { barAt } from '../src/engine/sound/music.ts'
import { pieces } from '../src/engine/sound/score.ts'

const rate = 44_100
/** How far around a bar line samples count as near, in seconds. */
const near = 0.02

export interface MusicMeasures {
  readonly finite: boolean
  readonly peak: number
  /** Root mean square of the whole. */
  readonly loudness: number
  /** Loudness of each bar. */
  readonly bars: readonly number[]
  /** The greatest step between two samples near bar lines, and elsewhere. */
  readonly seam: number
  readonly step: number
}

/** Renders a number of bars of a mood and measures them. */
async function listen(mood: Mood, bars: number, intensity: number): Promise<MusicMeasures> {
  const lead = 0.1
  // All bars of a mood have the same length.
  const length = barAt(mood, 0, intensity, 0).next
  const context = new OfflineAudioContext(1, Math.ceil((lead + length * bars) * rate), rate)
  const { music, reverb } = createMixer(context)
  await reverb
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

function measured(wave: Float32Array, lead: number, length: number, lines: readonly number[]): MusicMeasures {
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
