// The statements in the source, for those that no contract case runs.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const src = fileURLToPath(new URL('../../src/', import.meta.url))
const files = ['areas/**/repository.ts', 'economy/*.ts', 'session/*.ts', 'http/pipeline/*.ts'].flatMap((pattern) =>
  globSync(pattern, { cwd: src }).filter((file) => !file.endsWith('.test.ts')),
)

/** A statement in the source. A part that only a run decides is null. */
export interface Written {
  readonly file: string
  readonly parts: readonly (string | null)[]
}

const STATEMENT = /^\s*(select|update|delete from|with|insert into)\s.*\b(from|set|into)\b/s

/** Returns the text of an interpolation if the source alone decides it. */
function textOf(expression: ts.Expression, constants: ReadonlyMap<string, string>): string | null {
  const source = expression.getText()
  if (source.includes("map(() => '?')")) return '?'
  if (source.includes('tx.lock')) return ''
  return constants.get(source) ?? null
}

function partsOf(node: ts.Expression, constants: ReadonlyMap<string, string>): (string | null)[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (!ts.isTemplateExpression(node)) return []
  return [node.head.text, ...node.templateSpans.flatMap(({ expression, literal }) => [textOf(expression, constants), literal.text])]
}

function statementsIn(file: string): Written[] {
  const source = ts.createSourceFile(file, readFileSync(src + file, 'utf8'), ts.ScriptTarget.Latest, true)
  const constants = new Map<string, string>()
  const found: Written[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
      const parts = partsOf(node.initializer, constants)
      if (parts.length > 0 && !parts.includes(null)) constants.set(node.name.text, parts.join(''))
    }
    const parts = ts.isExpression(node) ? partsOf(node, constants) : []
    if (STATEMENT.test(parts.map((part) => part ?? '?').join(''))) found.push({ file, parts })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

export const writtenStatements = (): Written[] => files.flatMap(statementsIn)
