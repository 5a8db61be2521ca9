import { setTimeout as sleep } from 'node:timers/promises';
// oxlint-disable-next-line import/no-relative-parent-imports -- scripts have no name of their own
import { growthOf, isFlat } from '../../scripts/load-table.mjs';
import type { Ground } from './ground.ts';
import { countDescriptors, type LoadServer, readVitals } from './servers.ts';
import { buyers } from './worlds.ts';

/** A growth by this many counted things is noise. */
const FEW = 8;
const READ_EVERY_MS = 30_000;

type Reading = Readonly<Record<'RSS MB' | 'handles' | 'connections' | 'descriptors' | 'sockets', number>>;

async function read(server: LoadServer): Promise<Reading> {
  const { rssMb, handles, connections } = await readVitals(server);
  const { files, sockets } = countDescriptors(server);
  return { 'RSS MB': rssMb, handles, connections, descriptors: files, sockets };
}

/** Steady buyers on one process for `minutes`. Prints a reading every 30 s. @returns true when nothing grew. */
export async function soak(ground: Ground, server: LoadServer, minutes: number): Promise<boolean> {
  const readings: Reading[] = [];
  const working = buyers({ ground, port: server.port, seconds: minutes * 60 });
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    await sleep(READ_EVERY_MS);
    const reading = await read(server);
    readings.push(reading);
    console.log(
      Object.entries(reading)
        .map(([name, value]) => `${name} ${value.toFixed(0)}`)
        .join(', '),
    );
  }
  const answers = await working;
  const failed = answers.filter(({ status }) => status === 0 || status >= 500).length;
  console.log(`${answers.length} answers, ${failed} of them none or 5xx`);
  const names = Object.keys(readings[0] ?? {}) as (keyof Reading)[];
  const judged = names.map((name) => {
    const values = readings.map((reading) => reading[name]);
    const flat = isFlat(values, name === 'RSS MB' ? 0 : FEW);
    console.log(
      `${name}: ${(growthOf(values) * 100).toFixed(1)} % in the last two thirds, ${flat ? 'flat' : 'NOT FLAT'}`,
    );
    return flat;
  });
  return judged.every((flat) => flat);
}
