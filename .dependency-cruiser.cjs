/**
 * Who may import whom: the directions of the house. A lib that is not in another's list may not be imported by it;
 * no lib imports an app or a tool; an app imports neither another nor a tool.
 */
const MAY_IMPORT = {
  tiles: [],
  hands: ['tiles'],
  contracts: ['tiles'],
  'event-store': [],
  http: [],
  fairness: ['tiles', 'contracts'],
  engine: ['tiles', 'hands', 'contracts'],
  views: ['tiles', 'hands', 'contracts', 'engine'],
  bots: ['tiles', 'hands', 'contracts', 'fairness', 'engine', 'views'],
  analysis: ['tiles', 'hands', 'contracts', 'fairness', 'engine', 'views', 'bots'],
  records: ['tiles', 'contracts', 'fairness', 'engine', 'event-store'],
  exports: ['tiles', 'hands', 'contracts', 'fairness', 'engine', 'views', 'records'],
  'read-models': ['tiles', 'contracts', 'engine', 'event-store'],
}

const libRules = Object.entries(MAY_IMPORT).map(([lib, allowed]) => ({
  name: `${lib}-imports-downwards`,
  comment: `libs/${lib} may import ${allowed.length === 0 ? 'no other lib' : allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^libs/${lib}/src/` },
  to: { path: '^(libs|apps|tools)/', pathNot: `^libs/(${[lib, ...allowed].join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...libRules,
    {
      name: 'every-lib-has-its-rule',
      comment: 'a new lib needs a line in MAY_IMPORT',
      severity: 'error',
      from: { path: '^libs/', pathNot: `^libs/(${Object.keys(MAY_IMPORT).join('|')})/` },
      to: {},
    },
    {
      name: 'apps-stand-alone',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^(apps|tools)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'libs-through-the-front-door',
      severity: 'error',
      from: { path: '^(libs|apps|tools)/([^/]+)/(src|app)/' },
      // The check of a deal has a door of its own, without the store, for the browser.
      to: { path: '^libs/[^/]+/src/(?!index\\.ts$)', pathNot: ['^libs/$2/', '^libs/records/src/check\\.ts$'] },
    },
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(next-env)' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.next[^/]*|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/tsconfig.json` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts', '.json'],
    },
  },
}
