import { creatures } from '@skystair/world/areas/hero/rows'
import { subjects } from '@skystair/world/areas/road/rows'
import texts from '@skystair/world/texts/en/index'
import { describe, expect, it } from 'vitest'
import { creatureFrame } from '../../art/looks.ts'
import { speakerOf } from './speakers.ts'

const frames = new Set(creatures.map((kind) => creatureFrame(kind)))
const titled = Object.entries(texts.talker as Record<string, { title: string }>)

describe('the speaker', () => {
  it('has the face of a kind of creature or of a guide if the player meets somebody', () => {
    const voices = new Set(['Starling', 'The Drowned Bell'])
    const written = /^(pointer|scroll|oddity)|^(mason_note|bathhouse)$/
    const met = titled.filter(([subject, { title }]) => !written.test(subject) && !voices.has(title))
    expect(met.length).toBeGreaterThan(50)
    for (const [subject] of met) {
      const speaker = speakerOf(subject, 'TALKER')
      if ('frame' in speaker) expect(frames, subject).toContain(speaker.frame)
    }
  })

  it('is the guide whose name the talk has', () => {
    for (const [subject, { title }] of titled) {
      const guide = { 'The Cat': 'cat', 'The White Rabbit': 'rabbit' }[title]
      if (guide) expect(speakerOf(subject), subject).toEqual({ guide })
    }
  })

  it('is a thing if the player reads something', () => {
    for (const subject of subjects.SCRIPT) expect(speakerOf(subject, 'SCRIPT')).toEqual({ frame: 'place/script' })
    for (const subject of subjects.POINTER) expect(speakerOf(subject, 'POINTER')).toEqual({ frame: 'pointer' })
  })
})
