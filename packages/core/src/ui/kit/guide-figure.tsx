import { Sprite } from '../art/sprite.tsx'

/** A guide's animated figure: the cat, or the rabbit. */
export const GuideFigure = ({ who }: { readonly who: string }) => (
  <span className={`sky-figure sky-figure-${who}`}>
    <Sprite frame={who === 'cat' ? 'guide/cat-tail' : 'guide/rabbit-ear'} />
    <Sprite frame={`guide/${who}`} />
  </span>
)
