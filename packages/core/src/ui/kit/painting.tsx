import type { ReactNode } from 'react'
import { usePicture } from '../art/use-picture.ts'
import { KeeperFace, type Mood } from './keeper-face.tsx'

interface PaintingProps {
  /** File of the painting. */
  readonly name: string
  /** Frame of the keeper in front of it. */
  readonly keeper?: string | null
  readonly mood?: Mood
  readonly className?: string
  readonly children?: ReactNode
}

/** A painting that fills the width, with its text, if it has one, over its lower edge, and its keeper, if it has one, in the mood of the text. */
export function Painting({ name, keeper = null, mood = 'calm', className = '', children }: PaintingProps) {
  const picture = usePicture(name)
  return (
    <section className={`sky-painting ${className}`} style={picture ? { backgroundImage: `url(${picture})` } : undefined}>
      {keeper ? <KeeperFace frame={keeper} mood={mood} /> : null}
      {children ? <div className="sky-painting-words">{children}</div> : null}
    </section>
  )
}

interface KeeperBannerProps extends Required<Pick<PaintingProps, 'name' | 'mood'>> {
  readonly keeper: string
  /** Describes the place. */
  readonly about: string
  /** The name of the keeper, and the line that the keeper says. */
  readonly speaker: string
  readonly line: string
}

/** A low painting: a keeper at the left, and beside it a description of the place and a line that the keeper says. */
export const KeeperBanner = ({ about, speaker, line, ...painting }: KeeperBannerProps) => (
  <Painting {...painting} className="sky-keeper-banner">
    <p className="sky-small-text">{about}</p>
    <blockquote>
      <b>{speaker}</b>
      <p>{line}</p>
    </blockquote>
  </Painting>
)
