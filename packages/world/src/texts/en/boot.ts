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
  noCanvas:
    'The browser does not let the game draw: a setting or an extension has switched the canvas off. Please allow it for this page, or open the game in another browser.',
  initError: 'Initialization error',
}
export default boot
