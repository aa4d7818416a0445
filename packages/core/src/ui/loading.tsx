import { observer } from 'mobx-react-lite'
import { useServices } from './context.ts'
import { Progress } from './kit/progress.tsx'
import { barWidth } from './loading-screen.ts'

/** The loading screen, as it goes on from what the page's first script painted. */
export const Loading = observer(function Loading() {
  const { load, assets, t } = useServices()
  const text = t('boot.loading', { pct: Math.round(load.pct) })
  return (
    <div className="sky-loading">
      <img src={`${assets}art/standalone/loading-cat.webp`} alt="" />
      <Progress tone="load" label={text} value={barWidth(load.pct)} max={100} />
      <p className="sky-num">{text}</p>
    </div>
  )
})
