import { existsSync, readFileSync } from 'node:fs'
import type { Quality } from './quality.ts'

/** Bytes of each file of an atlas in one quality. */
export interface Bytes {
  webp: number
  json?: number
}

/** What is in the folder of baked pictures, and the hashes of what it was baked from. */
export interface Manifest {
  baker: string
  atlases: Record<string, { hash: string; files: Record<Quality, Bytes> }>
  /** Images with a file of their own in every quality. */
  imageFiles: Record<string, { hash: string; files: Record<Quality, Bytes> }>
  /** Images that are the same in every quality, by file name. */
  standalone: Record<string, { hash: string; bytes: number }>
}

export function readManifest(baked: URL): Manifest {
  const file = new URL('manifest.json', baked)
  if (!existsSync(file)) return { baker: '', atlases: {}, imageFiles: {}, standalone: {} }
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}
