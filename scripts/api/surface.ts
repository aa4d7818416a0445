// The public surface: what the packages' entries export, as the compiler declares it.
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../build/paths.ts'

/** The entries that integrators and authors of adapters import. */
const ENTRIES: Readonly<Record<string, string>> = {
  '@skystair/core': 'packages/core/src/index.ts',
  '@skystair/platform': 'packages/platform/src/index.ts',
  '@skystair/platform/sdk': 'packages/platform/src/sdk.ts',
  '@skystair/platform/manifest': 'packages/platform/src/manifest.ts',
  '@skystair/platform/server': 'packages/platform/src/server.ts',
  '@skystair/platform/proof': 'packages/platform/src/proof/index.ts',
}

export interface Exported {
  readonly entry: string
  readonly name: string
  /** Its docstring; empty if it has none. */
  readonly about: string
  /** Its declaration, with the docstrings of its members. */
  readonly declaration: string
}

/** Returns everything that the entries export, each name at the first entry that has it. Throws if a declaration can't be found. */
export function surface(entries: Readonly<Record<string, string>> = ENTRIES, folder = root): Exported[] {
  const config = ts.readConfigFile(join(root, 'tsconfig.node.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [] }, ts.sys, root)
  const files = Object.values(entries).map((file) => join(folder, file))
  const program = ts.createProgram(files, {
    ...options,
    noEmit: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
  })
  const checker = program.getTypeChecker()
  const declared = new Map<ts.SourceFile, ts.SourceFile>()
  /** Returns what the compiler declares for a source, parsed. */
  const declarationsOf = (source: ts.SourceFile): ts.SourceFile => {
    const known = declared.get(source)
    if (known) return known
    let text = ''
    program.emit(source, (_, written) => (text = written), undefined, true)
    const parsed = ts.createSourceFile(source.fileName, text, ts.ScriptTarget.Latest, true)
    declared.set(source, parsed)
    return parsed
  }

  const seen = new Set<ts.Symbol>()
  return Object.entries(entries).flatMap(([entry, file]) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(folder, file))!)!
    return checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol] as const)
      .filter(([, symbol]) => !seen.has(symbol) && seen.add(symbol))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, symbol]): Exported => {
        const sources = [...new Set((symbol.declarations ?? []).map((declaration) => declaration.getSourceFile()))]
        const found = sources.flatMap((source) =>
          declarationsOf(source).statements.filter((statement) => names(statement).includes(symbol.name)),
        )
        if (found.length === 0) throw new Error(`${entry} exports ${name}, and the compiler declares nothing of that name`)
        const about = ts.displayPartsToString(symbol.getDocumentationComment(checker))
        const declaration = found.map((statement) => statement.getText().replace(/^export (declare )?/, '')).join('\n')
        return { entry, name, about, declaration }
      })
  })
}

/** Returns the names that a statement declares. */
function names(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  const { name } = statement as ts.Statement & { name?: ts.Identifier }
  return name ? [name.text] : []
}
