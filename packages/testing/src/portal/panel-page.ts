import { standIn } from '@skystair/platform/simulator'
import { type LocalScripts, offlineStandIn, type PanelCommand } from './offline.ts'
import { type PanelState, panelScript } from './panel-script.ts'

const style = `
html,body{height:100%;margin:0}body{display:flex;background:#1d2430;color:#e8ecf3;font:14px/1.4 system-ui,sans-serif}
main{flex:1;min-width:0}iframe{border:0;width:100%;height:100%;display:block;background:#000}
aside{width:250px;overflow:auto;padding:10px 12px;box-sizing:border-box}h1{font-size:17px;margin:0 0 6px}
fieldset{border:1px solid #46536b;border-radius:6px;margin:0 0 8px;padding:4px 8px 8px}legend{color:#a9b8d0}
button{font:inherit;margin:3px 3px 0 0;padding:3px 9px;border-radius:5px;border:1px solid #5b6b88;background:#2b3547;color:inherit;cursor:pointer}
button[aria-pressed=true]{background:#3d74c9;border-color:#78a6ec}button:disabled{opacity:.4;cursor:default}
p,ol{margin:4px 0;padding:0;overflow-wrap:anywhere}ol{list-style:none;max-height:9em;overflow:auto;font-size:12px;color:#c5d0e2}
@media(max-width:700px){body{flex-direction:column}aside{width:auto;max-height:38%}}`

const group = (name: string, legend: string, choices: readonly (readonly [value: string, label: string])[], off = false) =>
  `<fieldset><legend>${legend}</legend>${choices
    .map(([value, label]) => `<button type="button" data-${name}="${value}"${off ? ' disabled' : ''}>${label}</button>`)
    .join('')}</fieldset>`

/** Returns the page of a simulated portal with a panel of all its settings. `parent` is the portal's own script around the frame. */
export function panelPage(state: PanelState, parent: string): string {
  const { platform, offers } = state
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${platform}, simulated</title>
<style>${style}</style>
<aside><h1>${platform}</h1>
${group('player', 'Player', [
  ['WELL', 'known'],
  ['GUEST', 'guest'],
])}
${group('host', 'Its script', [
  ['WELL', 'well'],
  ['SLOW', 'slow'],
  ['BLOCKED', 'blocked'],
  ['THROWING', 'throwing'],
  ['LYING', 'lying'],
])}
${group('corrupt', 'Signatures', [
  ['no', 'right'],
  ['yes', 'corrupt'],
])}
${group(
  'purchase',
  'The next purchase',
  [
    ['PAY', 'paid'],
    ['CANCEL', 'cancelled'],
    ['FAIL', 'failed'],
    ['CLOSED', 'paid, no answer'],
  ],
  !offers.canPay || offers.pays !== 'OVER',
)}
${group(
  'money',
  'Money',
  [
    ['tab', 'pay and close the tab'],
    ['refund', 'refund the last'],
  ],
  !offers.canPay,
)}
${group(
  'ad',
  'Adverts',
  [
    ['WATCHED', 'watched'],
    ['CLOSED', 'closed early'],
    ['UNFILLED', 'none'],
    ['SILENT', 'silent'],
  ],
  !offers.canReward,
)}
${group(
  'act',
  'The game',
  [
    ['pause', 'pause'],
    ['resume', 'resume'],
  ],
  !offers.pauses,
)}
${group(
  'act',
  'Sound',
  [
    ['mute', 'mute'],
    ['unmute', 'unmute'],
  ],
  !offers.mutes,
)}
<button type="button" data-open="again">open the game again</button>
<p id="players"></p><p id="gems"></p><ol id="calls" aria-label="Calls of the game to the portal"></ol></aside>
<main><iframe title="The game" allow="autoplay; clipboard-write; fullscreen; gamepad; screen-wake-lock; web-share"></iframe></main>
<script>${parent}</script><script>${standIn(panelScript, state)}</script></html>`
}

/** Returns the script that runs first in the game's own page. */
export const offlineScript = (scripts: LocalScripts): string => standIn(offlineStandIn, scripts)
export type { PanelCommand }
