import { hashPassword } from '#server/access/data/password.ts';
import { buildFeeds } from '#server/feed/feed.ts';
import { openApi, SENHA } from '#tests/support/api.ts';
import { settled } from '#tests/support/settled.ts';
import { companyFiles, load, precos, type Size } from './company-loads.ts';
import { newPhase, openDevice, type Phase, workDuring, workFor } from './load-users.ts';
import { percentile, type Row } from './row.ts';
import { openEmptyPGlite, openEmptyPostgres, type ServerGround } from './server-ground.ts';

/** MALETA_BENCH_LOADS=300x5 measures a smaller company. */
const [produtos = 30_000, tabelas = 50] = (process.env['MALETA_BENCH_LOADS'] ?? '30000x50')
  .split('x')
  .map(Number);
const SIZE: Size = { produtos, tabelas };
const NAME = `${SIZE.produtos.toLocaleString('en-US')} products x ${SIZE.tabelas} price tables`;
/** MALETA_BENCH_DATABASE=PGlite measures that one alone. */
const CHOSEN = process.env['MALETA_BENCH_DATABASE'];
const WARM_UP = 10;
const QUIET_TURNS = 40;
/** A p95 of fewer samples says little: a short load is repeated. */
const ENOUGH = 200;
/** Memory after it has settled, without one odd value. */
const MOSTLY = 0.95;

/** A company's first load and its nightly price file of which 1 % changed, while its users search and order. */
export async function rows(): Promise<Row[]> {
  const found: Row[] = [];
  for (const [name, open] of Object.entries({ PostgreSQL: openEmptyPostgres, PGlite: openEmptyPGlite })) {
    const ground = CHOSEN === undefined || CHOSEN === name ? await open() : undefined;
    if (ground === undefined) continue;
    try {
      found.push(...(await measure(ground)));
    } finally {
      await ground.close();
    }
  }
  return found;
}

async function measure({ name, store }: ServerGround): Promise<Row[]> {
  const { db } = store;
  for (const [recurso, lines] of companyFiles(SIZE)) await load(db, recurso, lines);
  await db
    .updateTable('usuario')
    .set({ senhaHash: await hashPassword(SENHA) })
    .execute();
  const memory = watchMemory();
  const seconds = await secondsOf(() => load(db, 'precos', precos(SIZE, 0)));
  const growth = memory.stop();
  console.log(`  ${name}: ${NAME} loaded in ${Math.round(seconds)} s`);
  await buildFeeds(db, () => new Date());
  const api = await openApi({ store, db });
  try {
    const device = await openDevice(api);
    const whole = await device.bytes();
    const phases = { quiet: newPhase(), busy: newPhase() };
    await workFor(device, WARM_UP, newPhase());
    await workFor(device, QUIET_TURNS, phases.quiet);
    const before = percentile(phases.quiet.memory, MOSTLY);
    const reload = async (round: number) =>
      await secondsOf(() =>
        workDuring(device, (gate) => load(db, 'precos', precos(SIZE, round), gate), phases),
      );
    const reloaded = await reload(1);
    await settled(db);
    const delta = await device.bytes();
    for (let round = 2; phases.busy.searches.length < ENOUGH; round++) await reload(round);
    await workFor(device, ENOUGH - phases.quiet.searches.length, phases.quiet);
    return [
      timeRow(`first load of ${NAME}, ${name}`, seconds),
      timeRow(`reload of which 1 % changed, with the turns without it, ${name}`, reloaded),
      ratioRow(`memory in the second half of the first load, ${name}`, 'MB', growth, 1.2),
      ratioRow(
        `memory during the reloads, ${name}`,
        'MB',
        { value: percentile(phases.busy.memory, MOSTLY) / 1e6, against: 'before them', other: before / 1e6 },
        1.2,
      ),
      ratioRow(
        `bytes to a device after the reload, ${name}`,
        'B',
        { value: delta, against: `the first load's`, other: whole },
        0.05,
      ),
      p95Row(`search during the reloads, ${name}`, phases, 'searches'),
      p95Row(`order during the reloads, ${name}`, phases, 'orders'),
    ];
  } finally {
    await api.close();
  }
}

const timeRow = (name: string, value: number): Row => ({
  name,
  value,
  unit: 's',
  against: 'alone',
  ratio: null,
  goal: 'no promise',
  holds: true,
});

/** A value and the one that it is compared with. */
type Compared = { readonly value: number; readonly against: string; readonly other: number };

function ratioRow(name: string, unit: string, { value, against, other }: Compared, atMost: number): Row {
  const ratio = value / other;
  const told = `${against} ${other.toLocaleString('en-US', { maximumFractionDigits: 0 })} ${unit}`;
  return { name, value, unit, against: told, ratio, goal: `${atMost} times at most`, holds: ratio <= atMost };
}

function p95Row(
  name: string,
  { quiet, busy }: { readonly quiet: Phase; readonly busy: Phase },
  kind: 'searches' | 'orders',
): Row {
  const counts = `${busy[kind].length} and ${quiet[kind].length} samples`;
  const value = percentile(busy[kind], 0.95);
  const compared = { value, against: 'without a load', other: percentile(quiet[kind], 0.95) };
  return ratioRow(`${name}, p95 of ${counts}`, 'ms', compared, 2);
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** The most memory of the process in each half of a load, in MB. */
function watchMemory() {
  const seen: number[] = [];
  const timer = setInterval(() => seen.push(process.memoryUsage().rss / 1e6), 250);
  return {
    stop(): Compared {
      clearInterval(timer);
      const half = Math.floor(seen.length / 2);
      return {
        value: Math.max(...seen.slice(half)),
        against: 'in its first half',
        other: Math.max(...seen.slice(0, half), 1),
      };
    },
  };
}
