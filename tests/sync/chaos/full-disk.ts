import type { Device } from './device.ts';
import type { Happenings, Stage } from './stage.ts';

/** The number of writes of a device that still fit, and of those after them that do not. */
export type Disk = { fits: number; refuses: number };

export const roomy = (): Disk => ({ fits: 0, refuses: 0 });

/** True when the next write finds no room. */
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

/** Lets a transaction do its requests and fail at its commit, as a browser without room does. */
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
