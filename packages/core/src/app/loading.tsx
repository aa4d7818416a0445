import { observer } from 'mobx-react-lite'
import { Progress } from '../ui/kit/progress.tsx'
import { useRoot } from '../ui-context.ts'
import { barWidth } from './loading-screen.ts'

/** The loading screen, as it goes on from what the page's first script painted. */
export const Loading = observer(function Loading() {
  const { load, assets, t } = useRoot()
  const text = t('boot.loading', { pct: Math.round(load.pct) })
  return (
    <div className="sky-loading">
      <img src={`${assets}art/standalone/loading-cat.webp`} alt="" />
      <Progress tone="load" label={text} value={barWidth(load.pct)} max={100} />
      <p className="sky-num">{text}</p>
    </div>
  )
})
