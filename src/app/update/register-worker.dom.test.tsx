import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenFilesState, setScreenFiles } from '#parts/device/screen-files.ts';
import { lookerFor } from './register-worker.ts';

class Worker extends EventTarget {
  state = 'installing';
  scriptURL = new URL('/sw.js', location.href).href;
  postMessage = vi.fn();
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  update = vi.fn(() => Promise.resolve());

  find(): Worker {
    this.installing = new Worker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  move(worker: Worker, to: 'waiting' | 'active' | 'redundant'): void {
    for (const place of ['installing', 'waiting', 'active'] as const)
      if (this[place] === worker) this[place] = null;
    if (to !== 'redundant') this[to] = worker;
    worker.state = to === 'waiting' ? 'installed' : to === 'active' ? 'activated' : 'redundant';
    worker.dispatchEvent(new Event('statechange'));
  }
}

class Container extends EventTarget {
  registration = new Registration();
  controller: Worker | null = null;
  register = vi.fn(() => Promise.resolve(this.registration));
}

let container: Container;
let ready: number;
let look: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  setScreenFiles('asking');
  container = new Container();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  ready = 0;
  look = lookerFor(container as unknown as ServiceWorkerContainer, () => {
    ready += 1;
  });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A page that a build runs already. */
function controlled(): Registration {
  const { registration } = container;
  container.controller = new Worker();
  registration.active = container.controller;
  registration.active.state = 'activated';
  return registration;
}

const settle = () => vi.advanceTimersByTimeAsync(500);

test('a build that already waits when the page opens is ready', async () => {
  controlled().waiting = new Worker();
  await look();
  expect(ready).toBeGreaterThan(0);
});

test('a build that is found later is ready once it is installed', async () => {
  const registration = controlled();
  await look();
  const worker = registration.find();
  await settle();
  expect(ready).toBe(0);
  registration.move(worker, 'waiting');
  await settle();
  expect(ready).toBe(1);
});

test('a third build of another tab is ready at the next look', async () => {
  const registration = controlled();
  await look();
  await vi.advanceTimersByTimeAsync(120_000);
  registration.move(registration.find(), 'waiting');
  await settle();
  registration.move(registration.find(), 'waiting');
  await settle();
  const told = ready;
  await look();
  expect(ready).toBe(told + 1);
});

test('the first install of a page is no update', async () => {
  await look();
  const worker = container.registration.find();
  container.registration.move(worker, 'waiting');
  await settle();
  container.registration.move(worker, 'active');
  await settle();
  expect(ready).toBe(0);
});

test('a failed first install is reported, and the next look registers again', async () => {
  await look();
  expect(screenFilesState.files.state).toBe('coming');
  container.registration.move(container.registration.find(), 'redundant');
  await settle();
  expect(screenFilesState.files.state).toBe('none');
  await look();
  expect(container.register).toHaveBeenCalledTimes(2);
});

test('a look at a registered page asks for a newer build and does not register again', async () => {
  const registration = controlled();
  await look();
  await look();
  expect(container.register).toHaveBeenCalledTimes(1);
  expect(registration.update).toHaveBeenCalledTimes(2);
});
