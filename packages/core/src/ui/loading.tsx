import { observer } from 'mobx-react-lite'
import { useServices } from './context.ts'
import { Progress } from './kit/progress.tsx'
import { barWidth } from './loading-screen.ts'

/** The loading screen in React, in place of the one that the page's first script showed. */
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
