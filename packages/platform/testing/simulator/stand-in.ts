/**
 * Returns the source of a script that calls `body` with the window and the given values: so a simulated portal's SDK becomes a script that
 * a page can load. `body` must not use anything outside itself; its values are passed as JSON.
 */
export function standIn<Values extends readonly unknown[]>(body: (window: never, ...values: Values) => void, ...values: Values): string {
  return `;(${String(body)})(window${values.map((value) => `, ${JSON.stringify(value) ?? 'undefined'}`).join('')});\n`
}

/** Runs a stand-in's source on an object in place of the window, for tests. */
export function runStandIn(source: string, window: object): void {
  new Function('window', source)(window)
}
