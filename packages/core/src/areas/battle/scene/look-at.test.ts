import { expect, it } from 'vitest'
import { LookAt } from './look-at.ts'

function looking() {
  const shown: (number | null)[] = []
  return { shown, look: new LookAt((id) => shown.push(id)) }
}

it('shows a card on which a finger rests, hides it when the finger leaves, and does not take that for a choice', () => {
  const { look, shown } = looking()
  look.over(7, 0)
  look.update(399)
  expect(shown).toEqual([])
  look.update(400)
  look.update(416)
  expect([look.end(true), shown]).toEqual([true, [7, null]])
  look.update(2000)
  expect(shown).toEqual([7, null])
})

it('takes a short press for a choice', () => {
  const { look, shown } = looking()
  look.over(7, 0)
  look.update(100)
  expect([look.end(true), shown]).toEqual([false, []])
})

it('shows the card under a mouse until it leaves or presses, and not again until it comes back', () => {
  const { look, shown } = looking()
  look.over(7, 0)
  look.update(500)
  look.over(8, 600)
  look.update(1100)
  expect([look.end(false), shown]).toEqual([false, [7, null, 8, null]])
  look.update(5000)
  look.over(null, 5100)
  look.over(8, 5200)
  look.update(5700)
  expect(shown).toEqual([7, null, 8, null, 8])
})
