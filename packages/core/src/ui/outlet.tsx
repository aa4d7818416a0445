import { observer } from 'mobx-react-lite'
import { Boundary } from './boundary.tsx'
import { useServices } from './context.ts'

/** An extension point in an area's component: renders what loaded areas have for this name. */
export const Outlet = observer(function Outlet({ name }: { readonly name: string }) {
  const { areas } = useServices()
  return areas
    .each(({ slots }) => slots?.[name])
    .map(([area, Content]) => (
      <Boundary key={area} name={`${area} in ${name}`}>
        <Content />
      </Boundary>
    ))
})
