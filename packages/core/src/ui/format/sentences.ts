/** Joins a message, which may end without a full stop, and what explains it further. */
export const sentences = (message: string, more: string): string => `${message}${/[.!?…]$/.test(message) ? '' : '.'} ${more}`
