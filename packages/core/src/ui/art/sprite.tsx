import { type CSSProperties, useSyncExternalStore } from 'react'
import { useAtlases } from '../context.ts'
import type { AtlasFrame } from './atlases.ts'

const part = (at: number, size: number, whole: number) => (whole === size ? '0%' : `${(at / (whole - size)) * 100}%`)

/** Returns the style that shows a frame as the background of an element of any size. */
export const frameStyle = (frame: AtlasFrame): CSSProperties => ({
  backgroundImage: `url(${frame.url})`,
  backgroundSize: `${(frame.sheetW / frame.w) * 100}% ${(frame.sheetH / frame.h) * 100}%`,
  backgroundPosition: `${part(frame.x, frame.w, frame.sheetW)} ${part(frame.y, frame.h, frame.sheetH)}`,
  aspectRatio: `${frame.w} / ${frame.h}`,
})

/** Returns the style that shows an element's background only where a frame is opaque. */
function maskStyle(frame: AtlasFrame): CSSProperties {
  const { backgroundImage: image, backgroundSize: size, backgroundPosition: position, aspectRatio } = frameStyle(frame)
  return {
    ...{ maskImage: image, maskSize: size, maskPosition: position, maskRepeat: 'no-repeat', aspectRatio },
    // For Chromium before 120.
    ...{ WebkitMaskImage: image, WebkitMaskSize: size, WebkitMaskPosition: position, WebkitMaskRepeat: 'no-repeat' },
  }
}

/** Returns a frame of an atlas, or null until it is loaded. */
export function useFrame(name: string | null): AtlasFrame | null {
  const atlases = useAtlases()
  useSyncExternalStore(atlases.subscribe, atlases.snapshot, atlases.snapshot)
  return name ? atlases.frame(name) : null
}

export interface SpriteProps {
  readonly frame: string
  /** Width in units; by default the style sheet decides. */
  readonly size?: number
  readonly className?: string
}

/** A picture of an atlas. It is decoration: its meaning must be in the text beside it. */
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

/** A white picture of an atlas in another colour, with its shades. */
export function Tinted({ frame, colour }: { readonly frame: string; readonly colour: number }) {
  const found = useFrame(frame)
  if (!found) return null
  const backgroundColor = `#${colour.toString(16).padStart(6, '0')}`
  return (
    <i
      aria-hidden
      className="sky-sprite"
      style={{ ...frameStyle(found), ...maskStyle(found), backgroundColor, backgroundBlendMode: 'multiply' }}
    />
  )
}

/** A white sigil of an atlas in the current colour. */
export function Sigil({ frame, className = '' }: SpriteProps) {
  const found = useFrame(frame)
  return found ? <i aria-hidden className={`sky-sigil ${className}`} style={maskStyle(found)} /> : null
}
