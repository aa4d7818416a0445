import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeAudio } from '../../../testing/fake-audio.ts'
import { Instruments } from './instruments.ts'
import { barAt, Music } from './music.ts'
import { beatsInBar, pieces } from './score.ts'

let audio: FakeAudio
let music: Music

beforeEach(() => {
  vi.useFakeTimers()
  audio = new FakeAudio()
  music = new Music(audio as unknown as AudioContext, audio.destination as unknown as AudioNode)
})
afterEach(() => {
  music.stop()
  vi.useRealTimers()
})

/** Advances both clocks. */
function play(seconds: number): void {
  for (let passed = 0; passed < seconds; passed += 0.05) {
    audio.currentTime += 0.05
    vi.advanceTimersByTime(50)
  }
}
/** The gains of whole pieces: those connected to the output. */
const buses = () => audio.gains.filter(({ to }) => to.includes(audio.destination))

it('changes to another piece at the bar line, while the old one fades for 800 milliseconds', () => {
  const bar = (60 / pieces.quiet.bpm) * beatsInBar
  music.want('quiet')
  music.start()
  play(bar + 1)
  music.want('battle')
  play(1)
  expect(buses()).toHaveLength(1)
  play(bar)
  const [old, next] = buses()
  const begun = old?.gain.changes[0]?.at ?? Number.NaN
  const line = next?.gain.changes[0]?.at ?? Number.NaN
  expect((line - begun) / bar).toBeCloseTo(2)
  expect(old?.gain.changes.at(-1)).toEqual({ what: 'target', value: 0, at: line })
  expect(next?.gain.changes).toEqual([
    { what: 'set', value: 0, at: line },
    { what: 'line', value: 1, at: line + 0.8 },
  ])
})

it('does not make up for notes missed while it was stopped', () => {
  music.want('quiet')
  music.start()
  play(1)
  music.stop()
  audio.currentTime += 600
  const before = audio.gains.length
  music.start()
  play(0.2)
  // One bar has some dozens of tones; a hundred and fifty bars would have thousands.
  expect(audio.gains.length - before).toBeLessThan(100)
  expect(audio.gains.length).toBeGreaterThan(before)
})

it('schedules the notes of a bar a few at a time, and each before its time', () => {
  const plays = vi.spyOn(Instruments.prototype, 'play')
  music.want('battle')
  music.start()
  const line = audio.currentTime + 0.1
  const { notes, next } = barAt('battle', 0, 0, line)
  const set: number[] = []
  while (audio.currentTime < line + (next - line) / 2) {
    const before = plays.mock.calls.length
    play(0.05)
    set.push(plays.mock.calls.length - before)
    for (const [, when] of plays.mock.calls.slice(before)) expect(when).toBeGreaterThan(audio.currentTime)
  }
  expect(plays.mock.calls.map(([note, when]) => [note, when])).toEqual(notes.map(({ note, when }) => [note, when]))
  expect(Math.max(...set)).toBeLessThan(notes.length / 2)
  plays.mockRestore()
})
