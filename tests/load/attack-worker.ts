import { parentPort, workerData } from 'node:worker_threads';
import { attack, type Target } from './attackers.ts';

const target: Target = workerData;
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());
await attack(target, stop.signal);
parentPort?.close();
process.exit();
