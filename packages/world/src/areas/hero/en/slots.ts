import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/slots.ts'

const slots: Same<typeof ru> = {
  title: 'Slots for battle',
  about: 'In a fight only what is in the slots is at hand.',
  filled: '{{filled}} of {{count}} filled',
  next: 'One more slot with the victory on stair {{stair}}.',
  putIn: 'Take into battle',
  takeOut: 'Take out of the slot',
}
export default slots
