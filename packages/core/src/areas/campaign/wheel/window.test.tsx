import en from '@skystair/world/texts/en/index'
import { runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { draw } from '../../../../testing/render.tsx'
import { playing } from '../../../../testing/services.ts'
import { wheelPrize, wheelStatus } from '../../../../testing/wheel-fixtures.ts'
import { WheelStore } from './store.ts'
import { WheelWindow } from './window.tsx'

async function wheel(changes: Parameters<typeof wheelStatus>[0] = {}) {
  const { services } = playing({}, { texts: en })
  await services.texts.use('EN')
  const store = services.get(WheelStore)
  store.status.set(wheelStatus(changes))
  return { services, store, page: () => draw(services, <WheelWindow />) }
}

it('shows the odds of each sector beside the wheel, and the sources of tickets', async () => {
  const { text, buttons } = (await wheel()).page()
  for (const part of ['200 gold coins', '19%', 'A rank for a hero', '1%', 'Every 10th victory brings a ticket. Victories to go: 4.'])
    expect(text).toContain(part)
  expect(text).toContain('Still to be had this way today: 8 of 10')
  expect(buttons.some((name) => name.startsWith('Spin'))).toBe(true)
})

it('shows the prize once the wheel has stopped, and then offers only to take it', async () => {
  const gains = [{ kind: 'gold', amount: 200 }]
  const { store, page } = await wheel({ prize: wheelPrize({ sector: 0, gains, asksForCreature: false }) })
  expect(page().html).toMatch(/><b>The wheel has stopped: 200 gold coins/)
  expect(page().buttons).toContain('Take it')
  runInAction(() => {
    store.turning = { kind: 'USUAL', sector: 0, number: 7 }
  })
  expect(page().text).not.toContain('The wheel has stopped')
  expect(page().buttons).toContain('Don’t wait')
})

it('lets the player choose the hero if the prize needs one', async () => {
  const { page } = await wheel({ prize: wheelPrize() })
  expect(page().text).toContain('Who shall rise by a rank?')
  expect(page().buttons.filter((name) => name.includes('rank'))).toHaveLength(2)
  expect(page().buttons).not.toContain('Take it')
})

it('cannot be spun without a ticket', async () => {
  const { wheels } = wheelStatus()
  const { page } = await wheel({ wheels: wheels.map((each) => ({ ...each, tickets: 0 })) })
  expect(page().off.some((name) => name.startsWith('Spin'))).toBe(true)
  expect(page().text).toContain('No ticket, no spin')
})
