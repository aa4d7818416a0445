import ts from 'typescript'
import { exceptions, retired, retiredBeginnings } from './retired.ts'

export interface Finding {
  readonly file: string
  /** From 1; 1 for the path itself. */
  readonly line: number
  readonly word: string
  readonly use: string
}

const entries = new Map(retired.flatMap((entry) => entry.words.map((word) => [word, entry] as const)))
const beginnings = retiredBeginnings.map(({ words }) => words).join('|')
const suspicious = new RegExp(`${[...entries.keys()].join('|')}|${beginnings}`, 'i')
const atBeginning = new RegExp(`(?<=^|[.:;]\\s+)(?:${beginnings})\\b`, 'g')

interface Piece {
  readonly text: string
  readonly at: number
  readonly isComment: boolean
}

/** Returns the identifiers and comments of a module, or a style sheet as one piece. */
function piecesOf(file: string, text: string): Piece[] {
  if (file.endsWith('.css')) return [{ text, at: 0, isComment: true }]
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const pieces = new Map<number, Piece>()
  const visit = (node: ts.Node): void => {
    const at = node.getStart(source)
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) pieces.set(at, { text: node.text, at, isComment: false })
    const comments = [...(ts.getLeadingCommentRanges(text, node.pos) ?? []), ...(ts.getTrailingCommentRanges(text, node.end) ?? [])]
    for (const { pos, end } of comments) pieces.set(pos, { text: text.slice(pos, end), at: pos, isComment: true })
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  return [...pieces.values()]
}

/** Splits camelCase, kebab-case and SNAKE_CASE into words; `index` is a word's offset. */
const wordsOf = (text: string) => [...text.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)]

/** Replaces the marks of a comment by spaces, so that offsets stay. */
const proseOf = (comment: string) => comment.replace(/^\/\*+|\*\/$|^\/\/|(?<=\n\s*)\*/g, (mark) => ' '.repeat(mark.length))

/** Returns the retired words in a file's path, identifiers and comments. Strings are not checked. */
export function findRetired(file: string, text: string): Finding[] {
  const isAllowed = (word: string) =>
    exceptions.some(({ words, file: pattern }) => pattern.test(file) && (words.length === 0 || words.includes(word.toLowerCase())))
  const findings: Finding[] = []
  const add = (word: string, use: string, line: number) => {
    if (!isAllowed(word)) findings.push({ file, line, word, use })
  }
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  for (const [word] of wordsOf(file)) {
    const entry = entries.get(word.toLowerCase())
    if (entry && entry.only !== 'comments') add(word, entry.use, 1)
  }
  // Parsing takes time, and most files hold none of the words.
  if (!suspicious.test(text)) return findings
  for (const piece of piecesOf(file, text)) {
    for (const { 0: word, index } of wordsOf(piece.text)) {
      const entry = entries.get(word.toLowerCase())
      if (entry && entry.only !== (piece.isComment ? 'names' : 'comments')) add(word, entry.use, lineAt(piece.at + index))
    }
    if (!piece.isComment) continue
    const prose = proseOf(piece.text)
    const lead = prose.length - prose.trimStart().length
    for (const { 0: words, index } of prose.slice(lead).matchAll(atBeginning)) {
      const { use } = retiredBeginnings.find((each) => each.words === words)!
      add(words, use, lineAt(piece.at + lead + index))
    }
  }
  return findings
}
