// The long edition of the server's kill test: `node packages/bench/src/kill.ts [kills]`. Ends with 1 where anything was lost.
import { killRun } from '@skystair/server/testing/kill-run'

const kills = Number(process.argv[2] ?? 20)
const report = await killRun(kills, { burst: 1000 })
console.log(JSON.stringify(report, null, 2))
const good = report.lost.length === 0 && report.unbalanced.length === 0 && report.doubled === 0
console.log(good ? `${report.kills} kills: all of ${report.acknowledged} acknowledged calls are there.` : 'Something was lost.')
process.exit(good ? 0 : 1)
