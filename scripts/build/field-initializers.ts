import ts from 'typescript'

/**
 * Wraps initial values of class fields in a function, `x = (() => value)()`, if they contain a function or parentheses. Why: Safari before 16 looks up the
 * variables of such a value in the wrong scope (https://webkit.org/b/236843).
 */
export function wrapInitializers(code: string): string {
  if (!/\bclass\b/.test(code)) return code
  const values: ts.Expression[] = []
  const isAffected = (node: ts.Node): boolean =>
    ts.isParenthesizedExpression(node) ||
    ts.isFunctionLike(node) ||
    (ts.forEachChild(node, (child) => isAffected(child) || undefined) ?? false)
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyDeclaration(node) && node.initializer && isAffected(node.initializer)) values.push(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS))
  const marks = values.flatMap((value) => [
    [value.pos, '(()=>('],
    [value.end, '))()'],
  ]) as [number, string][]
  let wrapped = ''
  let from = 0
  for (const [at, mark] of marks.sort(([a], [b]) => a - b)) {
    wrapped += code.slice(from, at) + mark
    from = at
  }
  return wrapped + code.slice(from)
}
