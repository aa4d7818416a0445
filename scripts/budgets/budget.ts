export interface Budget {
  readonly name: string
  /** In bytes. */
  readonly limit: number
  readonly bytes: number
}
