import { observer } from 'mobx-react-lite'
import { useServices } from './context.ts'

/** An extension point in an area's component: renders what loaded areas have for this name. */
export const Outlet = observer(function Outlet({ name }: { readonly name: string }) {
  return useServices().areas.loaded.flatMap(({ slots }) => {
    const Content = slots?.[name]
    return Content ? [<Content key={name} />] : []
  })
})
