import type ru from '../ru/validation.ts'
import type { Same } from '../same.ts'

const validation: Same<typeof ru> = {
  required: 'Please fill this in.',
  allRequired: 'Please fill in all the fields.',
  passwordsDiffer: 'Oops! The entered passwords do not match',
  textTooLong: 'The text is too long',
  textTooLongBy_one: '{{count}} letter too many.',
  textTooLongBy_other: '{{count}} letters too many.',
  titleEmpty: 'It needs a title.',
  titleTooLong: 'The title is too long. Maximum {{max}}',
  phoneFormat: 'The number begins with +, then come the country and area codes: +44 20 7946 0123.',
  mailFormat: 'A mail address must contain @.',
}
export default validation
