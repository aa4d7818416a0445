// Imports form no cycles and follow the directions in docs/architecture.md.
const room = (name) => `^packages/${name}/`
/** The packages from which a package may import, besides itself and libraries. */
const mayImport = {
  contract: [],
  rules: ['contract'],
  world: ['contract'],
  platform: ['contract'],
  core: ['contract', 'world', 'platform', 'rules'],
  server: ['contract', 'rules', 'world', 'platform'],
  art: ['contract'],
}

/** Imports by a relative path instead of a package name. */
const byPath = { dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] }
/** Packages that production code must not import. */
const tools = ['^packages/(?:bench|e2e|testing)/', '^scripts/']

const tests = '\\.test\\.tsx?$'
/** A rule for the files in a part of the core, except tests. */
const inCore = (name, path, to, except = []) => ({
  name,
  severity: 'error',
  from: { path: `^packages/core/src/${path}`, pathNot: [tests, ...except] },
  to,
})

module.exports = {
  forbidden: [
    // Type imports count, too: modules of a type cycle cannot be understood separately. Lazy loading by an area's manifest does not count.
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } } },
    // The bundler writes the module `skystair-platform`.
    { name: 'only-what-a-package-exports', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^skystair-platform$' } },
    {
      name: 'other-packages-by-their-exports',
      severity: 'error',
      from: { path: '^(?:packages|adapters)/([^/]+)/' },
      to: { path: '^(?:packages|adapters)/', pathNot: '^(?:packages|adapters)/$1/', ...byPath },
    },
    {
      name: 'scripts-import-packages-by-their-exports',
      severity: 'error',
      from: { pathNot: '^(?:packages|adapters)/' },
      to: { path: '^(?:packages|adapters)/', ...byPath },
    },
    {
      name: 'only-tests-and-tools-import-tests-and-tools',
      severity: 'error',
      from: { pathNot: [...tools, '^[^/]+$'] },
      to: { path: tools },
    },
    { name: 'browser-tests-do-not-import-measurements', severity: 'error', from: { path: room('e2e') }, to: { path: room('bench') } },
    {
      name: 'foundations-do-not-import-areas',
      severity: 'error',
      from: { path: '^packages/server/src/(economy|http|live|storage|session|ops)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/areas/' },
    },
    {
      name: 'foundations-do-not-import-the-pipeline',
      severity: 'error',
      from: { path: '^packages/server/src/(live/bus|storage|session|ops|economy)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/http/' },
    },
    ...Object.entries(mayImport).map(([name, others]) => ({
      name: `${name}-imports-only-${others.join('-') || 'libraries'}`,
      severity: 'error',
      from: { path: `^packages/${name}/src/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(packages|adapters|scripts)/', pathNot: [name, ...others].map(room) },
    })),
    {
      name: 'adapters-import-only-contract-and-platform',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/' },
      to: { path: '^(packages|adapters|scripts)/', pathNot: ['^packages/(contract|platform)/', '^adapters/$1/'] },
    },
    {
      name: 'examples-import-only-public-entries',
      severity: 'error',
      from: { path: '^examples/([^/]+)/' },
      to: {
        path: '^(packages|adapters|scripts|examples)/',
        pathNot: ['^packages/(contract|platform)/', '^packages/core/src/index\\.ts$', '^examples/$1/'],
      },
    },
    inCore('only-the-fairness-check-imports-the-rules', '', { path: room('rules') }, ['/areas/fairness/']),
    inCore(
      'the-fairness-check-is-loaded-lazily',
      '',
      { path: '^packages/core/src/areas/fairness/check', dependencyTypesNot: ['dynamic-import', 'type-only'] },
      ['/areas/fairness/check'],
    ),
    inCore('engine-and-ui-do-not-fetch', '(engine|ui)/', { path: ['^packages/core/src/net/', 'node_modules/ky/'] }),
    inCore('techniques-import-no-area', '(app|art|engine|net|services|ui)/', { path: '^packages/core/src/(areas|generated)/' }),
    inCore('services-and-net-import-neither-engine-nor-ui', '(art|net|services)/', {
      path: ['^packages/core/src/(app|engine|ui)/', 'node_modules/react-dom/'],
    }),
    {
      name: 'only-the-engine-imports-phaser',
      severity: 'error',
      from: { path: '^packages/core/', pathNot: '^packages/core/src/engine/' },
      to: { path: 'node_modules/phaser/' },
    },
    inCore('engine-and-ui-import-neither-each-other-nor-app', '(engine|ui)/', {
      path: '^packages/core/src/(app|engine|ui)/',
      pathNot: '^packages/core/src/$1/',
    }),
    inCore('areas-import-only-the-exports-of-others', 'areas/([^/]+)/', {
      path: '^packages/core/src/areas/',
      pathNot: ['^packages/core/src/areas/$1/', '^packages/core/src/areas/[^/]+/(index|public)\\.ts$'],
    }),
    {
      name: 'the-browser-has-no-schemas',
      severity: 'error',
      from: { path: '^packages/(core|platform)/src/|^adapters/[^/]+/client', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: ['^packages/contract/', 'node_modules/typebox/'],
        pathNot:
          '^packages/contract/src/(areas/education/markers|areas/security/account-rules|areas/hero/second-traits|areas/road/unguarded|areas/[^/]+/enums|changing-calls|creature-classes|enums|errors|generated/enums|measures|player-text|time|version)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browsers-have-no-node-api',
      severity: 'error',
      from: {
        path: `^packages/(?:core|platform|rules)/src/|^adapters/[^/]+/client`,
        pathNot: [tests, '/testing/', '^packages/platform/src/(?:proof/|xsolla\\.ts|gamepush/server\\.ts)'],
      },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.node.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/baked/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
