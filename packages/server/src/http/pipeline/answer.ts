/** What a call answers. */
export interface Answer {
  readonly reply: unknown
  readonly headers: Readonly<Record<string, string>>
  /**
   * The hash of the session that the reply is told to: the one that the call opened, or else the one that asked. Null where that leaves none, as
   * after signing out.
   */
  readonly session: string | null
}
