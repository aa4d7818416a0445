import type { PlatformBundle } from '@skystair/platform'

/** The app shows our own address as a whole page, in which Google's sign-in opens a frame. */
export const bundle: PlatformBundle = {
  scripts: ['https://accounts.google.com'],
  styles: ['https://accounts.google.com/gsi/style'],
  connect: ['https://accounts.google.com'],
  frames: ['https://accounts.google.com'],
  frameAncestors: [],
  zip: false,
  attributes: { 'data-google-client': 'GOOGLE_CLIENT' },
}
