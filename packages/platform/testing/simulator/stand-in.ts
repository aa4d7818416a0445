/**
 * The source of a script that runs `body` with the window and the given values: how a simulated portal's SDK becomes something that a page
 * can load. `body` must stand by itself: whatever it needs comes in its values, which travel as JSON.
 */
export function standIn<Values extends readonly unknown[]>(body: (window: never, ...values: Values) => void, ...values: Values): string {
  return `;(${String(body)})(window${values.map((value) => `, ${JSON.stringify(value) ?? 'undefined'}`).join('')});\n`
}

/** Runs a stand-in's source on a window that is none, for tests. */
export function runStandIn(source: string, window: object): void {
  new Function('window', source)(window)
}
