import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/validation.ts'

const validation: Same<typeof ru> = {
  LOGIN_EMPTY: 'You have to enter some email or phone, or your nickname!',
  PASSWORD_REPEAT: 'Oops! The entered passwords do not match',
  phoneFormat: 'The number begins with +, then come the country and area codes: +44 20 7946 0123.',
}
export default validation
