import type { PlatformError } from '@skystair/platform'

/** Returns an error of the platform as a report to the server. Its message names files of the platform at most, never a player. */
export const platformReport = ({ code, message }: PlatformError): string =>
  code === 'SDK_UNAVAILABLE' ? `The platform's SDK is not defined: ${message}` : code
