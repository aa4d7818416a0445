import { existsSync, readFileSync } from 'node:fs'
import type { Quality } from './quality.ts'

/** Bytes of each file of an atlas in one quality. */
export interface Bytes {
  webp: number
  json?: number
}

/** What lies in the folder of baked pictures, and what it was baked from. */
export interface Manifest {
  baker: string
  atlases: Record<string, { hash: string; files: Record<Quality, Bytes> }>
  /** Pictures that are files of their own, one per quality. */
  tiles: Record<string, { hash: string; files: Record<Quality, Bytes> }>
  /** Single images that are the same in every quality: file name and bytes. */
  standalone: Record<string, { hash: string; bytes: number }>
}

export function readManifest(baked: URL): Manifest {
  const file = new URL('manifest.json', baked)
  if (!existsSync(file)) return { baker: '', atlases: {}, tiles: {}, standalone: {} }
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}
