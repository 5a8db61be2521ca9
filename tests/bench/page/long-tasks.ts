import { openEngine } from '#mirror/catalogue/engine-client.ts';
import { deleteDatabase } from './bare-database.ts';
import { TENANT, USER } from './device.ts';
import { timeDrain } from './drain.ts';
import { mirrorInto } from './mirror.ts';

/** The longest task of the page's own thread in each kind of work, in milliseconds; 0 if all are under 50. */
type LongestTasks = { mirror: number; search: number; drain: number };

/** Mirrors, searches and drains as an open page does, and listens to the browser's long-task reports. */
export async function findLongestTasks(token: string, queries: readonly string[]): Promise<LongestTasks> {
  const tenant = `tasks-${crypto.randomUUID()}`;
  const engine = openEngine({ tenant });
  const mirror = await longestDuring(() => mirrorInto(engine, token));
  engine.close();
  await deleteDatabase(`catalogue:${tenant}`);
  const filled = openEngine({ tenant: TENANT });
  await filled.useContext(USER, 'c1');
  const search = await longestDuring(async () => {
    for (const query of queries) await filled.search(query, { offset: 0, limit: 60 });
  });
  filled.close();
  const drain = await longestDuring(() => timeDrain(token, 150, false));
  return { mirror, search, drain };
}

async function longestDuring(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const note = (entries: PerformanceEntryList): void => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  await work();
  // The browser reports a task after it.
  await new Promise((resolve) => setTimeout(resolve, 100));
  note(observer.takeRecords());
  observer.disconnect();
  return longest;
}
