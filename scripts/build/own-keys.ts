import ts from 'typescript'

/**
 * Makes `for (key in object)` skip what the page has added to `Object.prototype`. Why: old libraries of a page add functions there, and those that we use,
 * Phaser above all, take them for keys of their own objects.
 */
export function skipForeignKeys(code: string): string {
  if (!/\bin\b/.test(code)) return code
  const source = ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS)
  const marks: [at: number, mark: string][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isForInStatement(node)) {
      const key = nameOf(node.initializer)
      const { expression: object, statement } = node
      const own = isPlain(object) ? `||Object.prototype.hasOwnProperty.call(${object.getText(source)},${key})` : ''
      if (key) marks.push([statement.pos, `{if(!Object.prototype.propertyIsEnumerable(${key})${own})`], [statement.end, '}'])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  let changed = ''
  let from = 0
  // Of two marks at the same place the inner loop's comes first, as it was found later.
  for (const [at, mark] of marks
    .map((mark, order) => [...mark, order] as const)
    .sort(([a, , first], [b, , second]) => a - b || second - first)) {
    changed += code.slice(from, at) + mark
    from = at
  }
  return changed + code.slice(from)
}

/** Returns the name of a loop's variable; undefined for patterns. */
function nameOf(initializer: ts.ForInitializer): string | undefined {
  const name = ts.isVariableDeclarationList(initializer) ? initializer.declarations[0]?.name : initializer
  return name && ts.isIdentifier(name) ? name.text : undefined
}

/** Whether an expression may be evaluated again: variables and their members. */
const isPlain = (node: ts.Expression): boolean =>
  ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword || (ts.isPropertyAccessExpression(node) && isPlain(node.expression))
