import { type CSSProperties, useSyncExternalStore } from 'react'
import { useAtlases } from '../context.ts'
import type { Frame } from './atlases.ts'

const part = (at: number, size: number, whole: number) => (whole === size ? '0%' : `${(at / (whole - size)) * 100}%`)

/** The style that shows a frame as the background of an element of any size. */
export const frameStyle = (frame: Frame): CSSProperties => ({
  backgroundImage: `url(${frame.url})`,
  backgroundSize: `${(frame.sheetW / frame.w) * 100}% ${(frame.sheetH / frame.h) * 100}%`,
  backgroundPosition: `${part(frame.x, frame.w, frame.sheetW)} ${part(frame.y, frame.h, frame.sheetH)}`,
  aspectRatio: `${frame.w} / ${frame.h}`,
})

/** The style that lets an element's background through where a frame is opaque. */
const maskStyle = (frame: Frame): CSSProperties => ({
  maskImage: `url(${frame.url})`,
  maskSize: `${(frame.sheetW / frame.w) * 100}% ${(frame.sheetH / frame.h) * 100}%`,
  maskPosition: `${part(frame.x, frame.w, frame.sheetW)} ${part(frame.y, frame.h, frame.sheetH)}`,
  aspectRatio: `${frame.w} / ${frame.h}`,
})

/** A frame of an atlas, or null until it is there. */
export function useFrame(name: string | null): Frame | null {
  const atlases = useAtlases()
  useSyncExternalStore(atlases.subscribe, atlases.snapshot, atlases.snapshot)
  return name ? atlases.frame(name) : null
}

export interface SpriteProps {
  readonly frame: string
  /** Width in units; where left out the style sheet decides. */
  readonly size?: number
  readonly className?: string
}

/** A picture of the atlas. It decorates: what it means stands beside it as text. */
export function Sprite({ frame, size, className = '' }: SpriteProps) {
  const found = useFrame(frame)
  const width = size ? { '--size': size } : undefined
  return (
    <i
      aria-hidden
      className={`sky-sprite ${className}`}
      style={{ ...width, ...(found ? frameStyle(found) : undefined) } as CSSProperties}
    />
  )
}

/** A white sigil of the atlas in the current colour. */
export function Sigil({ frame, className = '' }: SpriteProps) {
  const found = useFrame(frame)
  return found ? <i aria-hidden className={`sky-sigil ${className}`} style={maskStyle(found)} /> : null
}
