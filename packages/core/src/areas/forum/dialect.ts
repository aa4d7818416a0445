// The forum's dialect of Markdown: emphasis, lists, quotes, headings, lines, code in a line and addresses. Everything else is text.
import { Lexer, type Token, Tokenizer } from 'marked'

/** Quotes and lists inside each other, at most this deep. */
const MAX_DEPTH = 2
/** Without a space for so long, a text is no prose, and could be made to take seconds to parse. */
const UNBROKEN = /\S{500}/

class Dialect extends Tokenizer {
  #depth = 0

  override blockquote(source: string) {
    return this.#nested(() => super.blockquote(source))
  }
  override list(source: string) {
    return this.#nested(() => super.list(source))
  }
  /** Underscores are part of names. */
  override emStrong(source: string, masked: string, before?: string) {
    return source.startsWith('_') ? undefined : super.emStrong(source, masked, before)
  }
  override html() {
    return undefined
  }
  override tag() {
    return undefined
  }
  override def() {
    return undefined
  }
  override reflink() {
    return undefined
  }
  override table() {
    return undefined
  }
  override code() {
    return undefined
  }
  override lheading() {
    return undefined
  }

  #nested<T>(read: () => T): T | undefined {
    if (this.#depth >= MAX_DEPTH) return undefined
    this.#depth += 1
    try {
      return read()
    } finally {
      this.#depth -= 1
    }
  }
}

/** Returns the tokens of a text. */
export function tokensOf(text: string): Token[] {
  if (UNBROKEN.test(text)) return [{ type: 'text', raw: text, text }]
  return new Lexer({ gfm: true, breaks: true, tokenizer: new Dialect() }).lex(text)
}
