import { laterFilesOf, type PageWord } from '#lib/page-word.ts';
import { screenFilesState, setScreenFiles } from '#parts/device/screen-files.ts';

/** The part of a service worker that can be asked. */
type Askable = { postMessage: (word: { type: PageWord }, ports: MessagePort[]) => void };

/** A worker that is silent for this long is busy, was ended by the browser, or is of a build that does not report. */
const PATIENCE_MS = 5000;
const LONGEST_PATIENCE_MS = 60_000;

let newest: MessagePort | null = null;

/**
 * Has the active worker fetch the later files, and writes its reports into `screenFilesState`. Only the newest request
 * counts; the previous report stands until the next. A browser may end a busy worker silently: one that falls silent
 * before the end is asked again, after twice the time each time.
 */
export function askScreenFiles(worker: Askable, patienceMs = PATIENCE_MS): void {
  const { port1, port2 } = new MessageChannel();
  newest?.close();
  newest = port1;
  const askAgain = (): void => {
    if (newest !== port1) return;
    if (screenFilesState.files.state === 'asking') setScreenFiles('coming');
    askScreenFiles(worker, Math.min(2 * patienceMs, LONGEST_PATIENCE_MS));
  };
  let silence = setTimeout(askAgain, patienceMs);
  port1.addEventListener('message', ({ data }) => {
    const files = laterFilesOf(data);
    if (files === null || newest !== port1) return;
    clearTimeout(silence);
    const { kept, total, isOver } = files;
    setScreenFiles(kept === total ? 'kept' : isOver ? 'stopped' : 'coming', kept, total);
    if (isOver) port1.close();
    else silence = setTimeout(askAgain, patienceMs);
  });
  port1.start();
  worker.postMessage({ type: 'FETCH_LATER' }, [port2]);
}

/** Notes that this browser has no worker for the app: it supports none, or the install failed. */
export function noteNoWorker(): void {
  newest?.close();
  newest = null;
  setScreenFiles('none');
}

/** Forgets the report of a replaced worker, and asks the new one. */
export function askNewWorker(worker: Askable | null): void {
  setScreenFiles('asking');
  if (worker) askScreenFiles(worker);
}
