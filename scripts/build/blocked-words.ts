/**
 * Words in addresses by which lists of blockers recognise adverts, counters and annoyances. A request for a file with one of them in its path may be
 * refused in the player's browser.
 */
const WORDS =
  'ad ads adv advert adverts advertisement advertising affiliate affiliates analytics banner banners beacon campaign campaigns click clicks consent cookie cookies ' +
  'counter interstitial metric metrics metrika newsletter notification notifications offer offers pixel pixels popunder popup popups promo promos ' +
  'promotion promotions push referral referrals rewarded share shared sharing social sponsor sponsored sponsors statistics stats telemetry track tracker trackers tracking'
const words = new Set(WORDS.split(' '))

/** Returns the words of a path that lists of blockers know. */
export const blockedWords = (path: string): readonly string[] =>
  path
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => words.has(word))
