/** A browser engine with the portal's page open. */
export interface Engine {
  /** Runs a function in the game's frame, or in the page if the game has no frame. It may use nothing outside itself but its argument. */
  run<Value, Result>(use: (value: Value) => Result, value: Value): Promise<Result>
  /** Returns a picture of the visible page, as PNG. */
  picture(): Promise<Buffer>
  reload(): Promise<void>
  close(): Promise<void>
}

/** How to start an engine that may be installed on this machine. */
export interface EngineKind {
  readonly name: string
  /** Debian's packages that contain it. */
  readonly packages: readonly string[]
  isInstalled(): boolean
  /** Opens a page of 600 × 900 pixels. */
  open(url: string): Promise<Engine>
}

/** The size of the page, in CSS pixels. */
export const size = { width: 600, height: 900 } as const

/** Time limit for software rendering on a busy machine, in milliseconds. */
const LIMIT = 120_000
const PAUSE = 200

/** Repeats a function in the game's frame until it returns something truthy. Throws an error that contains `what` after two minutes. */
export async function until<Value, Result>(
  engine: Engine,
  what: string,
  use: (value: Value) => Result,
  value: Value,
): Promise<NonNullable<Result>> {
  const end = Date.now() + LIMIT
  for (;;) {
    // A frame that is being replaced has nowhere to run it.
    const result = await engine.run(use, value).catch((error: unknown) => (Date.now() < end ? null : Promise.reject(error)))
    if (result) return result
    if (Date.now() > end) throw new Error(`Not within ${LIMIT / 1000} seconds: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
