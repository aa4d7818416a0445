import type ru from '../ru/boot.ts'
import type { Same } from '../same.ts'

const boot: Same<typeof ru> = {
  title: 'Skystair — a stair to the sky',
  loading: 'Loading… {{pct}}%',
  connectionLost: 'SERVER CONNECTION HAS BEEN TERMINATED',
  tryLater: 'TRY TO CONNECT LATER',
  retry: 'Connect now',
  byItself: 'The game will come back by itself, and everything will be as you left it.',
  nextTry: 'Next try in {{time}}',
  trying: 'Connecting…',
  back: 'The connection is back.',
  obsolete: 'VERSION OBSOLETE',
  reload: 'Reload the page',
  unavailable: 'The game is unavailable, it is probably being updated. Please wait a minute.',
  initError: 'Initialization error',
}
export default boot
