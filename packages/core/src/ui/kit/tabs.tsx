import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Sprite } from '../art/sprite.tsx'

export interface Tab<T extends string> {
  readonly id: T
  readonly label: string
  readonly icon?: string
  /** Number of new things in the tab. */
  readonly badge?: number
}

/** Tabs by the ARIA pattern: arrows move between them, Home and End jump. Returns the tab bar and the props of its panel. */
export function useTabs<T extends string>(tabs: readonly Tab<T>[], value: T, onChange: (id: T) => void, label: string) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab begins at its top
  useLayoutEffect(() => {
    list.current?.closest('.sky-panel')?.querySelector('.sky-panel-body')?.scrollTo(0, 0)
  }, [value])
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    onChange(next.id)
    event.currentTarget.querySelector<HTMLElement>(`[id="${base}-${next.id}"]`)?.focus()
  }
  const bar: ReactNode = (
    <div ref={list} className="sky-tabs" role="tablist" aria-label={label} onKeyDown={onKey}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${base}-${tab.id}`}
          aria-selected={tab.id === value}
          aria-controls={`${base}-panel`}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.icon ? <Sprite frame={tab.icon} /> : null}
          <span>{tab.label}</span>
          {tab.badge ? <b className="sky-badge">{tab.badge}</b> : null}
        </button>
      ))}
    </div>
  )
  return { bar, panel: { role: 'tabpanel', id: `${base}-panel`, 'aria-labelledby': `${base}-${value}` } as const }
}
