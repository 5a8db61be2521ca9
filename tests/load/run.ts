import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
// oxlint-disable-next-line import/no-relative-parent-imports -- scripts have no name of their own
import { loadTable, summaries, summarise } from '../../scripts/load-table.mjs';
import { closeConnections, type Sample } from './client.ts';
import { erp } from './erp.ts';
import { openGround } from './ground.ts';
import { kills } from './kills.ts';
import { openServers, readVitals } from './servers.ts';
import { soak } from './soak.ts';
import { attackers, buyers, monday, quiet, type World } from './worlds.ts';

const WORLDS: Readonly<Record<string, World>> = { quiet, monday, buyers, attackers };
const ALL = [...Object.keys(WORLDS), 'kills'];
/** A victim's slow responses may take this many times as long under attack. */
const MOST = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '45' },
    minutes: { type: 'string', default: '30' },
    products: { type: 'string', default: '2000' },
    orders: { type: 'string', default: '10000' },
  },
});
const seconds = Number(values.seconds);
const chosen = positionals.length === 0 ? ALL : positionals;
const unknown = chosen.filter((word) => word !== 'soak' && word !== 'erp' && !ALL.includes(word));
if (unknown.length > 0)
  throw new Error(`No such world: ${unknown.join(', ')}. There are ${ALL.join(', ')}, erp and soak.`);

const machine = () => `${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}`;
const say = (line: string) => console.log(line);

say(`${new Date().toISOString()}, ${machine()}, ${values.products} products, ${seconds} s a world`);
const ground = await openGround(values.products === 'full' ? 'full' : 2000);
const servers = openServers(ground);
const answers = new Map<string, Sample[]>();
let holds = true;
try {
  for (const name of chosen) {
    if (name === 'soak') {
      const server = await servers.start();
      holds = (await soak(ground, server, Number(values.minutes))) && holds;
      server.child.kill('SIGTERM');
      await server.child.exit;
      continue;
    }
    if (name === 'kills') {
      const report = await kills(ground, servers, seconds);
      say(`\n${loadTable(summaries('kills', report.samples))}`);
      say(`\n${report.kills} kills, ${report.orders} orders, ${report.wrong.length} wrong (${machine()})`);
      for (const line of report.wrong) say(line);
      holds = report.wrong.length === 0 && report.orders > 0 && holds;
      continue;
    }
    if (name === 'erp') {
      const { lines, wrong } = await erp(ground, servers, Number(values.orders));
      for (const line of [...lines, ...wrong]) say(line);
      say(`${wrong.length} wrong (${machine()})`);
      holds = wrong.length === 0 && holds;
      continue;
    }
    const world = WORLDS[name];
    if (world === undefined) continue;
    const server = await servers.start();
    // The first reading starts the period of the next one.
    await readVitals(server);
    const samples = await world({ ground, port: server.port, seconds });
    const { rssMb, lagP99Ms, lagMaxMs } = await readVitals(server);
    answers.set(name, samples);
    say(`\n${loadTable(summaries(name, samples))}`);
    say(
      `\nRSS ${rssMb.toFixed(0)} MB, event loop p99 ${lagP99Ms.toFixed(0)} ms late, at most ${lagMaxMs.toFixed(0)} ms (${machine()})`,
    );
    for (const line of server.child.errors) say(`server: ${line}`);
    server.child.kill('SIGTERM');
    await server.child.exit;
  }
  const calm = answers.get('quiet');
  const attacked = answers.get('attackers');
  if (calm !== undefined && attacked !== undefined) {
    const ratio = summarise('', attacked).p95 / summarise('', calm).p95;
    const isWithin = ratio <= MOST;
    say(
      `\nThe attacked victim's p95 is ${ratio.toFixed(1)} times the quiet one: ${isWithin ? 'within' : 'NOT within'} ${MOST}.`,
    );
    const refused = attacked.filter(({ status }) => status < 200 || status >= 300).length;
    const isServed = refused * 100 <= attacked.length;
    say(
      `${refused} of the victim's ${attacked.length} requests were refused: ${isServed ? 'within' : 'NOT within'} one in a hundred.`,
    );
    holds = isWithin && isServed && holds;
  }
} finally {
  closeConnections();
  await servers.close();
  await ground.close();
}
process.exitCode = holds ? 0 : 1;
