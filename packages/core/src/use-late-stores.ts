import { LateStores } from './late-stores.ts'
import { useRoot } from './ui-context.ts'

/** The stores that come with the overlays; made when they are first wanted. */
export function useLateStores(): LateStores {
  const root = useRoot()
  root.late ??= new LateStores(root)
  return root.late
}
