import type { Unsubscribe } from './port.ts'

/** All listeners of an adapter, so that `destroy` can remove them at once. */
export interface Subscriptions {
  /** Starts a listener and returns a function that removes it. After `clear` nothing is started. */
  add(start: () => Unsubscribe): Unsubscribe
  /** Starts the listener when `ready` resolves, unless it was removed before. */
  later<T>(ready: Promise<T>, start: (value: T) => Unsubscribe): Unsubscribe
  clear(): void
}

export function subscriptions(): Subscriptions {
  const active = new Set<Unsubscribe>()
  let over = false
  const keep = (stop: Unsubscribe): Unsubscribe => {
    const end = () => {
      if (active.delete(end)) stop()
    }
    active.add(end)
    return end
  }
  return {
    add: (start) => (over ? () => {} : keep(start())),
    later: (ready, start) => {
      if (over) return () => {}
      let stop: Unsubscribe = () => {}
      const end = keep(() => stop())
      void ready.then((value) => {
        if (active.has(end)) stop = start(value)
      })
      return end
    },
    clear: () => {
      over = true
      for (const end of [...active]) end()
    },
  }
}
