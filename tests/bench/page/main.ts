import { timeCarts } from './cart.tsx';
import { timeColdStart, timeColdStartHere } from './cold-start.ts';
import { timeDrain } from './drain.ts';
import { timeEnqueue } from './enqueue.ts';
import { timeListas } from './listas.ts';
import { findLongestTasks } from './long-tasks.ts';
import { fillDevice, timeMirror } from './mirror.ts';
import { timeSearches } from './searches.ts';

/** The functions of the measured page for the measuring script, as `globalThis.bench`. */
export type Bench = {
  fillDevice: typeof fillDevice;
  findLongestTasks: typeof findLongestTasks;
  timeCarts: typeof timeCarts;
  timeColdStart: typeof timeColdStart;
  timeColdStartHere: typeof timeColdStartHere;
  timeDrain: typeof timeDrain;
  timeEnqueue: typeof timeEnqueue;
  timeListas: typeof timeListas;
  timeMirror: typeof timeMirror;
  timeSearches: typeof timeSearches;
};

const bench: Bench = {
  fillDevice,
  findLongestTasks,
  timeCarts,
  timeColdStart,
  timeColdStartHere,
  timeDrain,
  timeEnqueue,
  timeListas,
  timeMirror,
  timeSearches,
};

Object.assign(globalThis, { bench });
