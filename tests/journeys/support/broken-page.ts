import type { Page } from '@playwright/test';

/** Holds back what the page asks its engine from now on; the lever lets it through, or breaks the engine for good. */
export async function holdEngine(page: Page): Promise<(how: 'go' | 'break') => Promise<void>> {
  await page.evaluate(() => {
    type Post = (this: Worker, ...args: unknown[]) => void;
    const post = Reflect.get(Worker.prototype, 'postMessage') as Post;
    const set = (next: Post) => Object.assign(Worker.prototype, { postMessage: next });
    const held: (() => void)[] = [];
    set(function hold(this: Worker, ...args) {
      held.push(() => post.apply(this, args));
    });
    Reflect.set(globalThis, 'letEngine', (how: 'go' | 'break') => {
      if (how === 'go') {
        set(post);
        for (const send of held) send();
      } else {
        set(() => {
          throw new Error('no engine');
        });
      }
    });
  });
  return (how) =>
    page.evaluate((word) => {
      (Reflect.get(globalThis, 'letEngine') as (how: string) => void)(word);
    }, how);
}

/** Lets every write to the queue of changes fail as on a full disk, until the lever makes room. */
export async function fillOutbox(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    type Write = (this: IDBObjectStore, ...args: unknown[]) => IDBRequest;
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as Write;
    const add = Reflect.get(IDBObjectStore.prototype, 'add') as Write;
    const orFull = (write: Write): Write =>
      function refuse(this: IDBObjectStore, ...args) {
        if (this.name === 'outbox') throw new DOMException('no room', 'QuotaExceededError');
        return write.apply(this, args);
      };
    Object.assign(IDBObjectStore.prototype, { put: orFull(put), add: orFull(add) });
    Reflect.set(globalThis, 'makeRoom', () => Object.assign(IDBObjectStore.prototype, { put, add }));
  });
  return () =>
    page.evaluate(() => {
      (Reflect.get(globalThis, 'makeRoom') as () => void)();
    });
}
