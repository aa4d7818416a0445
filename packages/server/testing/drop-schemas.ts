import { dropSchemas } from './postgres-schemas.ts'
import { POSTGRES, reachable } from './reachable.ts'

/** Runs after all tests of a project. */
export async function teardown(): Promise<void> {
  if (await reachable('postgres', POSTGRES)) await dropSchemas()
}
