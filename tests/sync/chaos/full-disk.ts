import type { Device } from './device.ts';
import type { Happenings, Stage } from './stage.ts';

/** The number of a device's next writes that fit, and of the writes after them that find no room. */
export type Disk = { fits: number; refuses: number };

export const roomy = (): Disk => ({ fits: 0, refuses: 0 });

/** Counts a write; returns true if it finds no room. */
export function isFull(disk: Disk): boolean {
  if (disk.refuses === 0) return false;
  if (disk.fits > 0) {
    disk.fits -= 1;
    return false;
  }
  disk.refuses -= 1;
  return true;
}

type Inner = IDBTransaction & {
  _start: () => void;
  _abort: (name: string) => void;
  _requests: unknown[];
  _rollbackLog: unknown[];
};

/** Lets a transaction run its requests and fail at its commit, as in a browser without room. */
export function failAtCommit(transaction: IDBTransaction): void {
  const inner = transaction as Inner;
  const start = inner._start;
  inner._start = function (this: Inner) {
    if (this._requests.length === 0 && this._rollbackLog.length > 0) {
      this._start = start;
      this._abort('QuotaExceededError');
    } else start.call(this);
  };
}

function fill({ random }: Stage, device: Device): string {
  device.disk.fits = random.int(0, 4);
  device.disk.refuses = random.int(1, 6);
  return `${device.name}: after ${device.disk.fits} writes its disk refuses ${device.disk.refuses}`;
}

export const filling = (stage: Stage, device: Device): Happenings =>
  stage.troubles.has('full') ? [[3, () => fill(stage, device)]] : [];
