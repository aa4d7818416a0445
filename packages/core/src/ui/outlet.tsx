import { observer } from 'mobx-react-lite'
import { useServices } from './context.ts'

/** A place in an area's component that other areas may fill: shows what loaded areas have for it. */
export const Outlet = observer(function Outlet({ name }: { readonly name: string }) {
  return useServices().areas.loaded.flatMap(({ slots }) => {
    const Filling = slots?.[name]
    return Filling ? [<Filling key={name} />] : []
  })
})
