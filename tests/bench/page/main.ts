import { timeColdStart, timeColdStartHere } from './cold-start.ts';
import { timeEnqueue } from './enqueue.ts';
import { fillDevice, timeMirror } from './mirror.ts';
import { timeSearches } from './searches.ts';

/** What the measured page offers to the script that measures it, as `globalThis.bench`. */
export type Bench = {
  fillDevice: typeof fillDevice;
  timeColdStart: typeof timeColdStart;
  timeColdStartHere: typeof timeColdStartHere;
  timeEnqueue: typeof timeEnqueue;
  timeMirror: typeof timeMirror;
  timeSearches: typeof timeSearches;
};

const bench: Bench = { fillDevice, timeColdStart, timeColdStartHere, timeEnqueue, timeMirror, timeSearches };

Object.assign(globalThis, { bench });
