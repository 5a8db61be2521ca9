import { beforeAll, describe, expect, test } from 'vitest';
import { type Complaint, lintPlanted } from './planted-tree.ts';

/** The type that the linter must refuse, as a text. */
const FORBIDDEN_TYPE = 'any';

/** The path of a file of each place, and the specifier by which others would import it. */
const PLACES: Record<string, { file: string; target: string }> = {
  lib: { file: 'src/lib/planted.ts', target: '#lib/thing.ts' },
  contract: { file: 'src/contract/planted.ts', target: '#contract/thing.ts' },
  domain: { file: 'src/domain/planted.ts', target: '#domain/thing.ts' },
  engine: { file: 'src/engine/planted.ts', target: '#engine/thing.ts' },
  vault: { file: 'src/vault/planted.ts', target: '#vault/thing.ts' },
  mirror: { file: 'src/mirror/planted.ts', target: '#mirror/thing.ts' },
  outbox: { file: 'src/outbox/planted.ts', target: '#outbox/thing.ts' },
  net: { file: 'src/net/planted.ts', target: '#net/thing.ts' },
  sync: { file: 'src/sync/planted.ts', target: '#sync/thing.ts' },
  theme: { file: 'src/theme/planted.ts', target: '#theme/thing.ts' },
  ui: { file: 'src/ui/planted.ts', target: '#ui/thing.ts' },
  routes: { file: 'src/routes.ts', target: '#routes.ts' },
  parts: { file: 'src/parts/device/planted.ts', target: '#parts/product/thing.ts' },
  features: { file: 'src/features/planted/planted.ts', target: '#features/other/thing.ts' },
  app: { file: 'src/app/page/planted.ts', target: '#app/session/thing.ts' },
  frame: { file: 'src/app/planted.ts', target: '#app/thing.ts' },
  main: { file: 'src/main.tsx', target: '#main.tsx' },
  sw: { file: 'sw/planted.ts', target: '#sw/thing.ts' },
  server: { file: 'server/customers/planted.ts', target: '#server/invoices/thing.ts' },
  data: { file: 'server/customers/data/planted.ts', target: '#server/access/data/thing.ts' },
  start: { file: 'server/planted.ts', target: '#server/thing.ts' },
  tests: { file: '', target: '#tests/support/thing.ts' },
  unlisted: { file: '', target: '#newcomer/thing.ts' },
};

const BELOW_PARTS = 'lib contract domain engine vault mirror outbox theme ui routes';
const SCREENS = 'ui parts features app frame';

/** Written out again by hand, so that a mistake in the linter's own table shows. */
const MAY_IMPORT: Record<string, string> = {
  lib: '',
  contract: 'lib',
  domain: 'lib contract',
  engine: 'lib contract domain',
  vault: 'lib contract domain',
  mirror: 'lib contract domain engine vault',
  outbox: 'lib contract domain engine vault mirror',
  net: 'lib contract',
  sync: 'lib contract domain engine vault mirror outbox net',
  theme: 'lib contract',
  ui: 'lib theme',
  routes: 'lib',
  parts: BELOW_PARTS,
  features: `${BELOW_PARTS} parts`,
  app: `${BELOW_PARTS} parts features net sync`,
  frame: `${BELOW_PARTS} parts features net sync app`,
  main: `${BELOW_PARTS} parts features net sync app frame`,
  sw: 'lib',
  server: 'lib contract domain engine routes',
  data: 'lib contract domain engine theme',
  start: 'lib contract domain engine routes server data',
};

const HOMES: Record<string, string> = {
  dexie: 'vault mirror outbox',
  'dexie-react-hooks': 'parts features',
  dompurify: 'parts',
  'react-hook-form': 'ui features',
  '@tanstack/react-query': 'features app frame',
  '@tanstack/react-query-persist-client': 'features app frame',
  '@tanstack/query-sync-storage-persister': 'features app frame',
  '@tanstack/react-virtual': 'ui parts features',
  wouter: 'app frame parts features',
  valtio: SCREENS,
  react: `${SCREENS} main`,
  'react-dom/client': `${SCREENS} main`,
  'lucide-react': SCREENS,
  '@vanilla-extract/css': `theme ${SCREENS}`,
  '@fontsource-variable/figtree': 'theme app frame main',
  'date-fns/locale': 'lib domain ui parts features app server data start',
  zod: 'contract net vault server',
  'zod/mini': 'contract net vault server',
  kysely: 'data',
  'kysely/migration': 'data',
  papaparse: 'features',
  pdfkit: '',
  pg: '',
  '@electric-sql/pglite': '',
  '@electric-sql/pglite/contrib/unaccent': '',
  fastify: 'server start',
  fflate: 'parts features',
  uqr: 'features',
  '@fastify/static': '',
  jose: '',
  saxes: '',
  yauzl: '',
  'workbox-routing': 'sw app',
  'workbox-precaching': 'sw app',
  'node:fs': 'server data start',
  vitest: '',
  'left-pad': '',
};

const words = (text: string): string[] => text.split(' ').filter(Boolean);

/** The forbidden imports of a file of `place`, each as its source line. */
function forbiddenLines(place: string): string[] {
  const places = Object.keys(PLACES).filter(
    (other) => other !== place && !words(MAY_IMPORT[place] ?? '').includes(other),
  );
  if (place === 'features') places.push('features');
  const packages = Object.keys(HOMES).filter((name) => !words(HOMES[name] ?? '').includes(place));
  return [...places.map((other) => PLACES[other]?.target ?? ''), ...packages].map(toLine);
}

const toLine = (source: string): string => `import '${source}';`;

const everyImport = [...Object.values(PLACES).map(({ target }) => target), ...Object.keys(HOMES)]
  .map(toLine)
  .join('\n');

const places = Object.keys(MAY_IMPORT);

/** One violation each, and the only rule that must name it. */
const RULES: Record<string, { rule: string; text: string }> = {
  'src/domain/type-import.ts': {
    rule: 'boundaries(dependencies)',
    text: "import type { Row } from '#vault/row.ts';\nexport const rows: Row[] = [];\n",
  },
  'src/domain/dynamic-import.ts': {
    rule: 'boundaries(dependencies)',
    text: "export const load = () => import('#vault/row.ts');\n",
  },
  'src/domain/re-export.ts': {
    rule: 'boundaries(dependencies)',
    text: "export { row } from '#vault/row.ts';\n",
  },
  'src/features/pedido/list.ts': {
    rule: 'boundaries(dependencies)',
    text: "import '#net/request.ts';\n",
  },
  'src/parts/device/upward.ts': {
    rule: 'boundaries(dependencies)',
    text: "import '#parts/cart/row.ts';\n",
  },
  'src/parts/attic/unlisted-room.ts': {
    rule: 'boundaries(dependencies)',
    text: "import '#parts/device/hints.ts';\n",
  },
  'src/app/page/frame.ts': {
    rule: 'boundaries(dependencies)',
    text: "import '#app/shell.tsx';\n",
  },
  'server/cart/data/payment.ts': {
    rule: 'boundaries(dependencies)',
    text: "import '#server/payment/data/row.ts';\n",
  },
  'server/orders/demo.ts': {
    rule: 'boundaries(dependencies)',
    text: "import '#server/demo/seed.ts';\n",
  },
  'server/orders/sql.ts': {
    rule: 'boundaries(dependencies)',
    text: "import 'kysely';\n",
  },
  'src/newcomer/thing.ts': { rule: 'boundaries(no-unknown-files)', text: 'export const one = 1;\n' },
  'src/features/loose.ts': { rule: 'boundaries(no-unknown-files)', text: 'export const one = 1;\n' },
  'src/ui/deep/parent.ts': {
    rule: 'import(no-relative-parent-imports)',
    text: "import { one } from '../one.ts';\nexport const two = one + 1;\n",
  },
  'src/ui/default-export.ts': { rule: 'import(no-default-export)', text: 'export default 1;\n' },
  'src/ui/barrel.ts': { rule: 'oxc(no-barrel-file)', text: "export * from './one.ts';\n" },
  'src/ui/cycle.ts': {
    rule: 'import(no-cycle)',
    text: "import { back } from './cycle-back.ts';\nexport const forth = (): number => back();\n",
  },
  'src/ui/any.ts': {
    rule: 'typescript(no-explicit-any)',
    text: `export const loose = (x: ${FORBIDDEN_TYPE}): unknown => x;\n`,
  },
  'src/ui/non-null.ts': {
    rule: 'typescript(no-non-null-assertion)',
    text: 'export const first = (xs: string[]): string => xs[0]!;\n',
  },
  'src/ui/floating.ts': {
    rule: 'typescript(no-floating-promises)',
    text: 'export function start(work: () => Promise<void>): void {\n  work();\n}\n',
  },
  'src/ui/value-import-of-type.ts': {
    rule: 'typescript(consistent-type-imports)',
    text: "import { Size } from './size.ts';\nexport const of = (size: Size): Size => size;\n",
  },
  'src/ui/console.ts': { rule: 'eslint(no-console)', text: "console.log('here');\nexport const one = 1;\n" },
  'src/ui/swallowed.ts': {
    rule: 'eslint(no-empty)',
    text: 'export function tryIt(work: () => void): void {\n  try {\n    work();\n  } catch {}\n}\n',
  },
  'src/ui/picture.tsx': {
    rule: 'jsx-a11y(alt-text)',
    text: 'export const Picture = () => <img src="/favicon.svg" />;\n',
  },
  'src/ui/conditional-hook.tsx': {
    rule: 'react-hooks(rules-of-hooks)',
    text: "import { useState } from 'react';\nexport function Odd({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return null;\n}\n",
  },
  'src/ui/missing-dependency.tsx': {
    rule: 'react-hooks(exhaustive-deps)',
    text: "import { useEffect } from 'react';\nexport function Title({ text }: { text: string }) {\n  useEffect(() => {\n    document.title = text;\n  }, []);\n  return null;\n}\n",
  },
  'src/sync/own-door.ts': {
    rule: 'eslint(no-restricted-globals)',
    text: "export const ask = (): Promise<Response> => fetch('/api/parametros');\n",
  },
  'src/domain/own-clock.ts': {
    rule: 'eslint(no-restricted-properties)',
    text: 'export const now = (): number => Date.now();\n',
  },
  'src/domain/own-dice.ts': {
    rule: 'eslint(no-restricted-properties)',
    text: 'export const roll = (): number => Math.random();\n',
  },
};

/** Neighbours that the violations above need, and imports that must stay allowed. */
const CLEAN: Record<string, string> = {
  'src/ui/one.ts': 'export const one = 1;\n',
  'src/ui/size.ts': 'export interface Size {\n  width: number;\n}\n',
  'src/features/pedido/queries.ts': "import '#net/request.ts';\n",
  'src/features/pedido/queries-itens.ts': "import '#net/request.ts';\n",
  'src/features/log-in/dialog.ts': "import '#net/request.ts';\nimport './field.ts';\n",
  'src/features/pedido/deep/row.ts': "import '#features/pedido/list.ts';\n",
  'src/parts/cart/downward.ts': "import '#parts/device/hints.ts';\n",
  'server/cart/call.ts': "import './data/row.ts';\nimport '#server/orders/data/row.ts';\n",
  'server/db/pool.ts': "import 'pg';\nimport 'kysely';\n",
  'src/app/page/rooms.test.ts': "import '#app/session/session.ts';\nimport '#app/shell.tsx';\n",
  'src/net/door.ts': "export const ask = (): Promise<Response> => fetch('/api/parametros');\n",
  'src/ui/clock.ts': 'export const now = (): number => Date.now();\n',
  'src/ui/noise.ts': "console.error('a justified word');\n",
  'src/domain/rule.test.ts': "import 'vitest';\nimport 'fast-check';\nimport 'node:fs';\n",
  'server/console.ts': "console.log('http://localhost:3000');\n",
};

/** The other half of the cycle is reported as well. */
const ECHO = {
  'src/ui/cycle-back.ts': "import { forth } from './cycle.ts';\nexport const back = (): number => forth();\n",
};

let complaints: Complaint[] = [];

beforeAll(async () => {
  const tree: Record<string, string> = { ...CLEAN, ...ECHO };
  for (const place of places) tree[PLACES[place]?.file ?? ''] = everyImport;
  for (const [file, { text }] of Object.entries(RULES)) tree[file] = text;
  complaints = await lintPlanted(tree);
});

const about = (file: string): Complaint[] => complaints.filter((complaint) => complaint.file === file);

describe('the import table', () => {
  test.each(places)('reports exactly the forbidden imports of %s', (place) => {
    // The two places of one file each import themselves here, which is another rule's business.
    const found = about(PLACES[place]?.file ?? '').filter(({ rule }) => rule === 'boundaries(dependencies)');
    const own = toLine(PLACES[place]?.target ?? '');
    const lines = found.map(({ line }) => line).filter((line) => place === 'features' || line !== own);
    expect(lines.sort()).toEqual(forbiddenLines(place).sort());
  });

  test('holds a test next to the code to the same places as the code', async () => {
    const text = "import '#vault/row.ts';\nimport 'vitest';\n";
    const found = await lintPlanted({ 'src/domain/rule.test.ts': text });
    expect(found.map(({ line }) => line)).toEqual(["import '#vault/row.ts';"]);
  });
});

describe('each rule of the house', () => {
  test.each(Object.entries(RULES).map(([file, { rule }]) => [rule, file]))(
    'reports %s in %s',
    (rule, file) => {
      expect(about(file).map((complaint) => complaint.rule)).toEqual([rule]);
    },
  );

  test.each(Object.keys(CLEAN))('reports no fault in %s', (file) => {
    expect(about(file)).toEqual([]);
  });
});
