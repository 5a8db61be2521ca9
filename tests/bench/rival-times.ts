import { Worker } from 'node:worker_threads';

/** The way of searching to time, the number of products, and the repetitions of each query. */
export type RivalTask = { rival: string; products: number; times: number };

/** `took` has the median time of each query, `built` the time to get ready; milliseconds. */
export type RivalTimes = {
  rival: string;
  products: number;
  built: number;
  took: number[];
  megabytes: number;
};

/** Times one way of searching in its own worker. */
export function timeRival(task: RivalTask): Promise<RivalTimes> {
  const child = new URL('../support/search-rival-child.ts', import.meta.url);
  return new Promise((resolve, reject) => {
    const worker = new Worker(child, { workerData: task });
    worker.once('message', (answer: RivalTimes) => {
      resolve(answer);
      void worker.terminate();
    });
    worker.once('error', reject);
  });
}
