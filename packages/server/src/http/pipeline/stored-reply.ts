/** A call's reply, in the form in which it is sent and stored for repeated requests. */
export interface StoredReply {
  readonly reply: unknown
  readonly headers: Readonly<Record<string, string>>
  /**
   * Token hash of the session that may receive the reply: the one that the call opened, otherwise the caller's. Null if there is none, as after signing out.
   */
  readonly session: string | null
}
