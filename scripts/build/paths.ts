import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** The folder of a platform's bundle. */
export const distOf = (name: string): string => join(root, 'dist', name)
