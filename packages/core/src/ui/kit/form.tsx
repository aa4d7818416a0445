import type { ReactNode } from 'react'

/** A form whose fields the game checks itself. */
export function Form({ onSubmit, children }: { readonly onSubmit: () => void; readonly children: ReactNode }) {
  return (
    <form
      className="sky-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
