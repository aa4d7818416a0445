import type { Plugin } from 'rollup'
import ts from 'typescript'

const compilerOptions = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true }

/** Takes types off modules: they are checked with everything else, and this is quick enough for twenty bundles. */
export const stripTypes = (): Plugin => ({
  name: 'strip-types',
  transform: (code, id) => (id.endsWith('.ts') ? { code: ts.transpileModule(code, { compilerOptions }).outputText, map: null } : null),
})
