import { useEffect } from 'react'
import { FocusedThing } from '../services/focused-thing.ts'
import { useServices } from './context.ts'

/** Returns the handlers for a button that stands for a thing in the scene, which is marked there as long as the button has the focus. */
export function useFocusedThing(id: number): { readonly onFocus: () => void; readonly onBlur: () => void } {
  const focused = useServices().get(FocusedThing)
  // A button that is removed is not told that it loses the focus.
  useEffect(() => () => focused.blur(id), [focused, id])
  return { onFocus: () => focused.focus(id), onBlur: () => focused.blur(id) }
}
