// Text as long as what a call stores: a nearly full disk may have room for less.

export const sql: string[] = ['alter table health add column ballast text']
