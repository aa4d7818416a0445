// Renders music into a buffer and measures it. For tests; no bundle of the game contains it.

import { Ambience } from '../src/engine/sound/ambience.ts'
import { effects } from '../src/engine/sound/effects.ts'
import { Instruments } from '../src/engine/sound/instruments.ts'
import { createMixer } from '../src/engine/sound/mixer.ts'
import type { Mood } from '../src/engine/sound/mood.ts'
import { barAt } from '../src/engine/sound/music.ts'
import { pieces } from '../src/engine/sound/score.ts'
import { sampleRates } from '../src/engine/sound/sound.ts'
import type { SoundName } from '../src/services/sound-name.ts'
import { blockPowers, integrated } from '../testing/loudness.ts'

/** The sample rate of the lowest quality. Why: rendering takes half the time of the other. */
const rate = sampleRates.coarse
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
  const isNear = new Uint8Array(wave.length)
  for (const line of lines) isNear.fill(1, Math.ceil((line - near) * rate), Math.ceil((line + near) * rate))
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
    if (isNear[i]) seam = Math.max(seam, change)
    else step = Math.max(step, change)
  }
  const bars = lines.map((line) => rms(Math.round((line - length) * rate), Math.min(wave.length, Math.round(line * rate))))
  return { finite, peak, loudness: rms(Math.round(lead * rate), wave.length), bars, seam, step }
}

/** A place in an hour of play: minutes, and the effects that are heard there in turn, one every so many seconds. */
interface Stay {
  readonly minutes: number
  readonly every: number
  readonly heard: readonly SoundName[]
}

const fight: readonly SoundName[] = [
  'growl',
  'slash',
  'hit',
  'moan',
  'magic',
  'slash',
  'heavy',
  'chime',
  'block',
  'hiss',
  'arrow',
  'crit',
  'death',
]
/** An hour of play as a player spends it: half of it on the road, a third in battles. */
const hour: Readonly<Record<Mood, Stay>> = {
  quiet: { minutes: 9, every: 0.7, heard: ['step', 'step', 'step', 'coin', 'tap'] },
  road: { minutes: 10, every: 0.7, heard: ['step', 'step', 'step', 'crystal', 'tap'] },
  high: { minutes: 8, every: 0.7, heard: ['step', 'step', 'step', 'coin', 'open'] },
  snow: { minutes: 3, every: 0.7, heard: ['step', 'step', 'step', 'crystal', 'tap'] },
  hell: { minutes: 2, every: 0.7, heard: ['step', 'step', 'coin', 'portal'] },
  medieval: { minutes: 1, every: 2, heard: ['tap', 'chest', 'coin'] },
  battle: { minutes: 16, every: 0.8, heard: fight },
  boss: { minutes: 4, every: 0.8, heard: ['roar', ...fight, 'lightning'] },
  arena: { minutes: 2, every: 2, heard: ['tap', 'open'] },
  clan: { minutes: 2, every: 2, heard: ['tap', 'close'] },
  shop: { minutes: 3, every: 2, heard: ['tap', 'coin', 'level'] },
}
/** Seconds of each place that are rendered: its minutes repeat them. */
const sample = 40

async function renderStay(mood: Mood, { every, heard }: Stay, samples: ReadonlyMap<SoundName, number[]>): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, sample * rate, rate)
  const mixer = createMixer(context)
  await mixer.reverb
  new Ambience(context, mixer.ambience).want(mood)
  const instruments = new Instruments(context, mixer.music)
  for (let index = 0, when = 0.1; when < sample; index++) {
    const { notes, next } = barAt(mood, index, 0.5, when)
    for (const { note, when, length } of notes) instruments.play(note, when, length)
    when = next
  }
  for (let k = 0; k * every < sample - 2; k++) {
    const wave = samples.get(heard[k % heard.length]!) ?? []
    const buffer = context.createBuffer(1, wave.length, rate)
    buffer.getChannelData(0).set(wave)
    const source = context.createBufferSource()
    source.buffer = buffer
    source.connect(mixer.effects)
    source.start(0.5 + k * every)
  }
  return (await context.startRendering()).getChannelData(0)
}

/** Measures an hour of play by EBU R128: the whole, and each place by itself, in LUFS; and its highest peak. */
async function listenForAnHour(): Promise<{ whole: number; places: Record<string, number>; peak: number }> {
  const { ZZFX } = await import('zzfx')
  ZZFX.sampleRate = rate
  const samples = new Map(Object.entries(effects).map(([name, parameters]) => [name as SoundName, ZZFX.buildSamples(...parameters)]))
  const parts: { mood: Mood; powers: number[]; share: number }[] = []
  let peak = 0
  for (const [mood, stay] of Object.entries(hour) as [Mood, Stay][]) {
    const wave = await renderStay(mood, stay, samples)
    peak = wave.reduce((most, value) => Math.max(most, Math.abs(value)), peak)
    parts.push({ mood, powers: blockPowers(wave, rate), share: stay.minutes / 60 })
  }
  return { whole: integrated(parts), places: Object.fromEntries(parts.map((part) => [part.mood, integrated([part])])), peak }
}

Object.assign(window, { listen, listenForAnHour, moods: Object.keys(pieces) })
