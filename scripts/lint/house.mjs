/**
 * The house: which folder may import which, and where each package belongs. Imports go one way only. A folder or
 * package
 * that is not listed here cannot be imported until somebody lists it.
 */

import { ROOM_FOLDERS, roomOf, roomPolicies } from './rooms.mjs';

const BELOW_FEATURES = [
  'lib',
  'contract',
  'domain',
  'engine',
  'vault',
  'mirror',
  'outbox',
  'theme',
  'ui',
  'routes',
  'parts',
];
const BELOW_APP = [...BELOW_FEATURES, 'features', 'net', 'sync'];

/**
 * A place and the other places it may import. `features` never import each other; rooms of `parts`, `app` and `server`
 * import only the rooms that `rooms.mjs` names. `frame` is the part of `src/app` outside its rooms, `start` that of
 * `server`; `data` are the queries of a subject of the server.
 */
const PLACES = {
  lib: [],
  contract: ['lib'],
  domain: ['lib', 'contract'],
  engine: ['lib', 'contract', 'domain'],
  vault: ['lib', 'contract', 'domain'],
  mirror: ['lib', 'contract', 'domain', 'engine', 'vault'],
  outbox: ['lib', 'contract', 'domain', 'engine', 'vault', 'mirror'],
  net: ['lib', 'contract'],
  sync: ['lib', 'contract', 'domain', 'engine', 'vault', 'mirror', 'outbox', 'net'],
  theme: ['lib', 'contract'],
  ui: ['lib', 'theme'],
  routes: ['lib'],
  gallery: ['lib', 'contract', 'theme', 'ui'],
  parts: ['lib', 'contract', 'domain', 'engine', 'vault', 'mirror', 'outbox', 'theme', 'ui', 'routes'],
  features: BELOW_FEATURES,
  app: BELOW_APP,
  frame: [...BELOW_APP, 'app'],
  main: [...BELOW_APP, 'app', 'frame'],
  sw: ['lib'],
  data: ['lib', 'contract', 'domain', 'engine', 'theme'],
  server: ['lib', 'contract', 'domain', 'engine', 'routes'],
  start: ['lib', 'contract', 'domain', 'engine', 'routes', 'server', 'data'],
};

const SCREENS = ['ui', 'parts', 'features', 'app', 'frame'];

/** Rooms that use SQL. */
const SQL = [
  'data',
  'server/db',
  'server/feed',
  'server/search',
  'server/queries',
  'server/backup',
  'server/demo',
];

/**
 * A package (or a pattern of packages) and the places that may import it; `server/db` is one room.
 * @type {Record<string, string[]>}
 */
const HOMES = {
  '@electric-sql/pglite': ['server/db'],
  '@fastify/*': ['server/http'],
  '@fontsource-variable/*': ['theme', 'app', 'frame', 'main'],
  '@tanstack/{query-*,react-query,react-query-*}': ['features', 'app', 'frame'],
  '@tanstack/react-virtual': ['ui', 'parts', 'features'],
  '@tesseract.js-data/por': ['features'],
  '@vanilla-extract/*': ['theme', 'gallery', ...SCREENS],
  'date-fns': ['lib', 'domain', 'ui', 'parts', 'features', 'app', 'server', 'data', 'start'],
  dexie: ['vault', 'mirror', 'outbox'],
  'dexie-react-hooks': ['parts', 'features'],
  dompurify: ['parts'],
  fastify: ['server', 'start'],
  fflate: ['parts', 'features', 'server/documents', 'server/integration'],
  jose: ['server/http'],
  kysely: SQL,
  'lucide-react': ['gallery', ...SCREENS],
  nodemailer: ['server'],
  papaparse: ['features', 'server/integration', 'server/cli'],
  pdfkit: ['server/documents'],
  pg: ['server/db'],
  'prom-client': ['server/http'],
  react: [...SCREENS, 'gallery', 'main'],
  'react-dom': [...SCREENS, 'gallery', 'main'],
  'react-hook-form': ['ui', 'features'],
  saxes: ['server/integration'],
  'tesseract.js-core': ['features'],
  uqr: ['features'],
  valtio: SCREENS,
  'workbox-*': ['sw', 'app'],
  wouter: ['app', 'frame', 'parts', 'features'],
  yauzl: ['server/integration'],
  zod: ['contract', 'net', 'vault', 'server'],
  'zxing-wasm': ['features'],
};

/** Node's own modules. */
const NODE_HOMES = ['server', 'data', 'start'];

/** Further imports allowed to a test next to the code. */
const TEST_PACKAGES = ['vitest', 'fast-check', 'fake-indexeddb', 'react-dom', 'qr', '@testing-library/*'];

/** `features/log-in` may use net anywhere; every other feature only in its `queries.ts`, or `queries-*.ts`. */
const LOG_IN = 'log-in';

/** @param {string | string[]} type */
const place = (type) => ({ element: { type } });

const NAMED_ABOVE = [
  'sw',
  'features',
  'routes',
  'main',
  'frame',
  'start',
  ...ROOM_FOLDERS.map(({ type }) => type),
];

const elements = [
  { type: 'tests-dom', pattern: 'tests/support/dom', partialMatch: false },
  { type: 'sw', pattern: 'sw', partialMatch: false },
  { type: 'features', pattern: 'src/features/*', capture: ['feature'], partialMatch: false },
  ...ROOM_FOLDERS.map((folder) => ({ ...folder, capture: ['room'], partialMatch: false })),
  { type: 'frame', pattern: 'src/app', partialMatch: false },
  { type: 'start', pattern: 'server', partialMatch: false },
  ...Object.keys(PLACES)
    .filter((name) => !NAMED_ABOVE.includes(name))
    .map((name) => ({ type: name, pattern: `src/${name}`, partialMatch: false })),
];

const files = [
  { category: 'routes', pattern: 'src/routes.ts' },
  { category: 'main', pattern: 'src/main.tsx' },
  { category: 'queries', pattern: ['src/features/**/queries.ts', 'src/features/**/queries-*.ts'] },
];

const SINGLE_FILES = ['routes', 'main'];

/** @param {string} name */
function from(name) {
  if (SINGLE_FILES.includes(name)) return { file: { categories: name } };
  const [folder = '', room] = name.split('/');
  return room === undefined ? place(name) : roomOf(folder, room);
}

/** @param {string[]} names places without rooms */
const anyOf = (names) => [
  place(names.filter((name) => !SINGLE_FILES.includes(name))),
  ...names.filter((name) => SINGLE_FILES.includes(name)).map(from),
];

// One policy per place, not one per pair: the linter tries every policy on every import.
const allowedPlaces = Object.entries(PLACES).flatMap(([name, targets]) =>
  targets.length === 0 ? [] : [{ from: from(name), allow: { to: anyOf(targets) } }],
);

const allowedPackages = [...new Set(Object.values(HOMES).flat())].map((home) => {
  const source = Object.entries(HOMES).flatMap(([name, homes]) => (homes.includes(home) ? [name] : []));
  return { from: from(home), allow: { to: { module: { origin: 'external', source } } } };
});

/** @type {import('./rooms.mjs').Policy[]} */
const policies = [
  ...allowedPlaces,
  ...roomPolicies,
  { from: { file: { categories: 'queries' } }, allow: { to: place('net') } },
  {
    from: { element: { type: 'features', captured: { feature: LOG_IN } } },
    allow: { to: place('net') },
  },
  ...allowedPackages,
  { from: place(NODE_HOMES), allow: { to: { module: { origin: 'core' } } } },
];

const message =
  'The house does not allow this import ({{from.element.types}} to {{to.element.types}}{{to.module.source}}): scripts/lint/house.mjs';

/** Settings of eslint-plugin-boundaries that describe the house. */
export const boundariesSettings = {
  'boundaries/elements': elements,
  'boundaries/files': files,
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
  'import/resolver': { './scripts/lint/resolver.mjs': {} },
};

/** The places of the server, which have no import in common with the app's. */
const OF_SERVER = ['data', 'server', 'start'];

/** @param {import('./rooms.mjs').Policy} policy */
const isOfServer = ({ from: { element } }) =>
  [element?.type ?? []].flat().some((type) => OF_SERVER.includes(type));

/** @param {object[]} some @param {object[]} more policies on top of them, for tests */
const options = (some, more) => ({
  default: 'disallow',
  checkAllOrigins: true,
  checkUnknownLocals: true,
  message,
  policies: [...some, ...more],
});

const policiesForTests = [
  { allow: { to: { module: { origin: 'external', source: TEST_PACKAGES } } } },
  { allow: { to: { module: { origin: 'core' } } } },
  // A test combines rooms of the app, as the frame does.
  { from: place('app'), allow: { to: place('app') } },
  { from: place('app'), allow: { to: place('frame') } },
  // A page for tests: a device in memory, and a server whose responses the test sets.
  { allow: { to: place('tests-dom') } },
];

/**
 * The linter's overrides that hold the house, of the app's folders and the server's, each also for its tests: the linter
 * tries every policy on every import.
 * @type {import('oxlint').OxlintOverride[]}
 */
export const boundariesOverrides = [
  { folders: '{src,sw}', some: policies.filter((policy) => !isOfServer(policy)) },
  { folders: 'server', some: policies.filter(isOfServer) },
].flatMap(({ folders, some }) => [
  {
    files: [`${folders}/**`],
    rules: {
      'boundaries/dependencies': ['error', options(some, [])],
      'boundaries/no-unknown-files': 'error',
    },
  },
  {
    files: [`${folders}/**/*.test.{ts,tsx}`],
    rules: { 'boundaries/dependencies': ['error', options(some, policiesForTests)] },
  },
]);
