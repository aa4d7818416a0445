import { Sprite } from '../art/sprite.tsx'

/** The cat that swings its tail, or the rabbit that turns an ear. */
export const GuideFigure = ({ who }: { readonly who: string }) => (
  <span className={`sky-figure sky-figure-${who}`}>
    <Sprite frame={who === 'cat' ? 'guide/cat-tail' : 'guide/rabbit-ear'} />
    <Sprite frame={`guide/${who}`} />
  </span>
)
