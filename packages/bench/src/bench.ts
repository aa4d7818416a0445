// `npm run bench [-- --rounds 5 --calls 3000]`: how many calls the server handles in a second, compared with the storage engine alone and with a minimal
// server; also battles, memory and the start. All are measured in one run and written as ratios, each with its goal.
import { writeSection } from './kit/section.ts'
import { battleRow } from './speed/battles.ts'
import { callRows } from './speed/calls.ts'
import { firstRoadRows } from './speed/first-road.ts'
import { processRows } from './speed/process.ts'
import { summary } from './speed/summary.ts'

const rows = [...(await callRows()), battleRow(), ...firstRoadRows(), ...(await processRows())]
writeSection('server', summary(rows))
