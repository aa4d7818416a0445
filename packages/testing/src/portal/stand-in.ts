import type { SimulatedControls } from '@skystair/platform/simulator'
import type { Frame, Page } from 'playwright'

type Controls = { readonly simulatedPortal: SimulatedControls }

/** Runs `use` on the controls of the portal's stand-in, which is in the game's page or around it. Returns undefined if the portal has none. */
export async function onStandIn<Value, Result>(
  { game, page }: { readonly game: Page | Frame; readonly page: Page },
  use: (portal: SimulatedControls, value: Value) => Result,
  value: Value,
): Promise<Result | undefined> {
  for (const place of new Set([game, page]))
    if (await place.evaluate(() => 'simulatedPortal' in window))
      return (await place.evaluate(
        ([source, value]) => new Function(`return (${source})`)()((window as unknown as Controls).simulatedPortal, value),
        [String(use), value] as const,
      )) as Result
  return undefined
}
