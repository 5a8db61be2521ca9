import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { must } from '#lib/must.ts';
import { type ScreenFiles, screenFilesState, setScreenFiles } from '#parts/device/screen-files.ts';
import { askNewWorker, askScreenFiles, noteNoWorker } from './ask-screen-files.ts';

/** A worker that responds when the test tells it to. */
class Worker {
  readonly asked: { word: string; port: MessagePort }[] = [];
  postMessage({ type }: { type: string }, [port]: MessagePort[]): void {
    this.asked.push({ word: type, port: must(port, 'port') });
  }
  tell(kept: number, isOver: boolean, question = 0): void {
    must(this.asked[question], 'question').port.postMessage({ kept, total: 3, isOver });
  }
}

const files = (): ScreenFiles => screenFilesState.files;
const soon = (expected: Partial<ScreenFiles>) => vi.waitFor(() => expect(files()).toMatchObject(expected));

beforeEach(() => setScreenFiles('asking'));
afterEach(() => void vi.useRealTimers());

test('the screens are coming until the worker reports that all their files are kept', async () => {
  const worker = new Worker();
  askScreenFiles(worker);
  expect(worker.asked[0]?.word).toBe('FETCH_LATER');
  expect(files().state).toBe('asking');
  worker.tell(1, false);
  await soon({ state: 'coming', kept: 1, total: 3 });
  worker.tell(3, false);
  await soon({ state: 'kept' });
});

test('a worker that gave up leaves the screens incomplete, and one that is asked again goes on', async () => {
  const worker = new Worker();
  askScreenFiles(worker);
  worker.tell(2, true);
  await soon({ state: 'stopped', kept: 2, total: 3 });
  askScreenFiles(worker);
  expect(files().state).toBe('stopped');
  worker.tell(3, true, 1);
  await soon({ state: 'kept' });
});

test('a new worker is asked again, without counting the files that the previous one kept', async () => {
  const [old, newer] = [new Worker(), new Worker()];
  askScreenFiles(old);
  old.tell(3, true);
  await soon({ state: 'kept' });
  askNewWorker(newer);
  expect(files().state).toBe('asking');
  newer.tell(1, false);
  await soon({ state: 'coming', kept: 1 });
});

test('an earlier worker’s late response does not count', async () => {
  const [old, newer] = [new Worker(), new Worker()];
  askScreenFiles(old);
  askNewWorker(newer);
  old.tell(3, true);
  newer.tell(0, false);
  await soon({ state: 'coming' });
  expect(files().kept).toBe(0);
});

test('a worker that never responds is not taken for ready', async () => {
  askScreenFiles(new Worker(), 1);
  await soon({ state: 'coming', total: 0 });
});

test('a worker that falls silent before the end is asked again, and one that ended is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const worker = new Worker();
  askScreenFiles(worker, 5000);
  worker.tell(1, false);
  await soon({ state: 'coming', kept: 1 });
  vi.advanceTimersByTime(5000);
  expect(worker.asked).toHaveLength(2);
  worker.tell(3, true, 1);
  await soon({ state: 'kept' });
  vi.advanceTimersByTime(120_000);
  expect(worker.asked).toHaveLength(2);
});

test('a browser without a worker is reported as such', () => {
  noteNoWorker();
  expect(files().state).toBe('none');
});
