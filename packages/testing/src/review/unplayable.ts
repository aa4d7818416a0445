import { errors } from 'playwright'

/** Returns why a bundle could not be played to the end of its review, and what to do if nothing happened for too long. */
export function unplayable(error: unknown, platform: string): string {
  const { message } = error as Error
  const [what] = message.split('\n', 1)
  if (!(error instanceof errors.TimeoutError)) return `can't be played: ${what}`
  const awaited = /waiting for .*/.exec(message)?.[0].trim()
  return (
    `can't be played: ${what}${awaited ? ` (${awaited})` : ''} Correct its other faults first, then look where it stops in \`npm run portal -- ${platform}\`;` +
    ` if it doesn't stop there, this machine was too busy: repeat \`npm run check -- ${platform}\` alone`
  )
}
