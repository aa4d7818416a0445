/** A call's reply, as it is sent and as it is stored for a repetition of the request. */
export interface StoredReply {
  readonly reply: unknown
  readonly headers: Readonly<Record<string, string>>
  /**
   * Token hash of the session that may receive the reply: the one that the call opened, otherwise the caller's. Null where there is none, as after
   * signing out.
   */
  readonly session: string | null
}
