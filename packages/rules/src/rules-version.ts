/**
 * The version of the rules and of the creatures of the road. It is stored with every fight: one that was fought by other rules may not be replayed.
 * `npx node packages/testing/src/replays/replay.ts --keep` raises it after every change by which a fight can end differently; a test finds a forgotten raise.
 */
export const RULES_VERSION = 5
