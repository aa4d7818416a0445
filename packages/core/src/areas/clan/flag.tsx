import { Tinted } from '../../ui/art/sprite.tsx'
import { flagOf } from './scene/flag.ts'

/** The flag of a clan. Its meaning is the name beside it. */
export function ClanFlag({ clanId }: { readonly clanId: number }) {
  const { field, charge, ground, second, metal } = flagOf(clanId)
  return (
    <span className="sky-clan-flag" aria-hidden>
      <Tinted frame="flag/cloth" colour={ground} />
      <Tinted frame={field} colour={second} />
      <Tinted frame={charge} colour={metal} />
    </span>
  )
}
