import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/second-trait.ts'

const secondTrait: Same<typeof ru> = {
  FINISHER: { name: 'Finish it', about: 'Strikes 15% harder at whoever has less than a third of their health left.' },
  OPENER: { name: 'From the doorway', about: 'Strikes the unwounded 12% harder.' },
  VANGUARD: { name: 'First rush', about: 'In the first two rounds strikes 12% harder.' },
  AVENGER: { name: 'For our own', about: 'Strikes 6% harder for every fallen ally.' },
  SURVIVOR: { name: 'Gritted teeth', about: 'With less than half of its health takes 12% less damage.' },
  SHOULDER: { name: 'A shoulder', about: 'While one of its own stands next to it in the row, takes 10% less damage.' },
  THORNS: { name: 'Prickly', about: 'Whoever strikes it from close by loses a tenth of the blow.' },
  THIRST: { name: 'A sip of strength', about: 'A tenth of the damage done becomes its own health.' },
}
export default secondTrait
