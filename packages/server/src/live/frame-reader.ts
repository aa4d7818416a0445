import { type Frame, readFrame } from './frame.ts'

/** Line breaks between frames are heart-beats. */
const withoutBeats = (text: string) => text.replace(/^[\r\n]+/, '')

/**
 * Reads the frames from the messages of a socket. A message may contain several frames, and a frame may continue in the next message. The function returns the
 * frames that end in a message, or undefined after a malformed frame or one that is longer than `limit` characters.
 */
export function frameReader(limit: number): (text: string) => Frame[] | undefined {
  let rest = ''
  return (text) => {
    const parts = (rest + text).split('\0').map(withoutBeats)
    rest = parts.pop()!
    const frames = parts.map(readFrame)
    return rest.length > limit || frames.includes(undefined) ? undefined : (frames as Frame[])
  }
}
