// Reasons once contained a portal's number or the year of the sale. Each now has one category.

export const sql: string[] = [
  "update ledger set reason = 'portal' where reason like 'portal:%'",
  "update ledger set reason = 'blackFriday' where reason like 'blackFriday2%'",
]
