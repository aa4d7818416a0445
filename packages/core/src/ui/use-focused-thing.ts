import { useEffect } from 'react'
import { FocusedThing } from '../services/focused-thing.ts'
import { useServices } from './context.ts'

/** Returns focus handlers for a button that represents an object in the scene: the scene highlights the object while the button has the focus. */
export function useFocusedThing(id: number): { readonly onFocus: () => void; readonly onBlur: () => void } {
  const focused = useServices().get(FocusedThing)
  // React reports no blur for a button that is removed.
  useEffect(() => () => focused.blur(id), [focused, id])
  return { onFocus: () => focused.focus(id), onBlur: () => focused.blur(id) }
}
