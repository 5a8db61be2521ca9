import { expect, test } from 'vitest';
import { watchRegistration } from './watch-registration.ts';

class Worker extends EventTarget {
  state = 'installing';
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  find(): Worker {
    const worker = new Worker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    return worker;
  }
}

function watched(registration: Registration, controlled: boolean): () => number {
  let ready = 0;
  watchRegistration(
    registration,
    () => controlled,
    () => {
      ready += 1;
    },
  );
  return () => ready;
}

test('is ready at once when a build was already waiting as the page opened', () => {
  const registration = new Registration();
  registration.waiting = new Worker();
  expect(watched(registration, true)()).toBe(1);
});

test('is ready only when a build found later has been installed', () => {
  const registration = new Registration();
  const ready = watched(registration, true);
  const worker = registration.find();
  expect(ready()).toBe(0);
  worker.become('installed');
  expect(ready()).toBe(1);
  worker.become('activating');
  expect(ready()).toBe(1);
});

test('reports a second update too', () => {
  const registration = new Registration();
  const ready = watched(registration, true);
  registration.find().become('installed');
  registration.find().become('installed');
  expect(ready()).toBe(2);
});

test('follows a build that was being installed as the page opened', () => {
  const registration = new Registration();
  const worker = new Worker();
  registration.installing = worker;
  const ready = watched(registration, true);
  worker.become('installed');
  expect(ready()).toBe(1);
});

test('does not take the first install for an update', () => {
  const registration = new Registration();
  const ready = watched(registration, false);
  registration.find().become('installed');
  expect(ready()).toBe(0);
});
