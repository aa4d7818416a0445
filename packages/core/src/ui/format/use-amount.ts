import { useServices } from '../context.ts'
import { shortNumber } from './format.ts'

/** Numbers as the player's language writes them, shortened where they are long. For use inside an observer. */
export function useAmount(): (value: number) => string {
  const { lang } = useServices()
  return (value) => shortNumber(value, lang)
}
