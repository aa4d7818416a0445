import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { draw } from '../../testing/render.tsx'
import { playing } from '../../testing/services.ts'
import { Panel } from './kit/panel.tsx'
import { Question } from './question.tsx'

/** Parts that are on the page from the start to the end. */
const permanent = ['ui/announcements.tsx', 'ui/toasts.tsx', 'ui/connection-problem.tsx', 'app/mirror.tsx', 'areas/battle/mirror.tsx']

const folder = join(import.meta.dirname, '..')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

it('what screen readers are told is told by parts that are always on the page: everything else uses Spoken', () => {
  const live = sources.filter(({ text }) => /aria-live|role="(?:status|log)"|<output/.test(text)).map(({ file }) => file)
  expect(live.toSorted()).toEqual(permanent.toSorted())
})

describe('a dialog', () => {
  const described = (html: string) => {
    const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? []
    return id === undefined ? null : (new RegExp(`id="${id}"[^>]*>(.*?)</section>`).exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? null)
  }

  it('that asks tells its question when it opens, with the price', () => {
    const { services } = playing()
    void services.ui.ask({ title: 'Buy', text: 'Vampire Countess for 300 gold coins?', ok: 'Buy', cancel: 'Cancel', gain: true })
    const { html } = draw(services, <Question />)
    expect(html).toContain('role="alertdialog"')
    expect(described(html)).toBe('Vampire Countess for 300 gold coins?')
  })

  it('tells its text when it opens, unless it is a form or a window of an area', () => {
    const { services } = playing()
    const panel = (props: object) =>
      described(
        draw(
          services,
          <Panel title="T" {...props}>
            The text
          </Panel>,
        ).html,
      )
    expect([panel({ kind: 'dialog' }), panel({ kind: 'dialog', form: true }), panel({})]).toEqual(['The text', null, null])
  })

  it('with fields is a form, so that its fields are told one by one', () => {
    const isDialog = ({ text }: { text: string }) => /<Panel[^>]*kind="dialog"/s.test(text)
    const forms = sources.filter((source) => isDialog(source) && /<(?:Field|Form|Check)\b/.test(source.text))
    expect(forms.length).toBeGreaterThan(0)
    expect(forms.filter(({ text }) => !/kind="dialog" form/.test(text)).map(({ file }) => file)).toEqual([])
  })
})
