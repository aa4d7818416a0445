/** Returns an error as text for a report: its stack if it has one. */
export const errorText = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
