import { RunningBoosters } from './running.tsx'
import { SaleSign } from './sale-sign.tsx'

/** What the shops show over the road. */
export const RoadTop = () => (
  <div className="sky-road-shop">
    <SaleSign />
    <RunningBoosters />
  </div>
)
