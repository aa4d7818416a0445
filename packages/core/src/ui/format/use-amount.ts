import { useServices } from '../context.ts'
import { shortNumber } from './format.ts'

/** Returns a function that writes numbers in the player's language, shortened if they are long. For use inside an observer. */
export function useAmount(place: 'icon' | 'sentence' = 'icon'): (value: number) => string {
  const { lang } = useServices()
  return (value) => shortNumber(value, lang, place)
}
