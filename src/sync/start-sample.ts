import type { WireRequest } from '#contract/wire/to-wire.ts';
import { sampleClienteRow } from '#mirror/cliente-sample.ts';
import type { Answer, StreamAnswer } from '#net/send.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { noStream, type SampleMirror, sampleMirror } from './mirror-sample.ts';
import { sampleServer } from './server-sample.ts';
import { type Sync, startSync } from './start.ts';

const NOW = Date.UTC(2026, 10, 21, 15);
const MANY_TURNS = 5000;

/** The locks of one browser; windows wait for them in turn. */
function sampleLocks() {
  const held = new Map<string, Promise<unknown>>();
  const asked: string[] = [];
  const request = async (name: string, ...rest: unknown[]): Promise<unknown> => {
    asked.push(name);
    const work = rest.at(-1) as () => Promise<unknown>;
    const mine = (held.get(name) ?? Promise.resolve()).then(work);
    held.set(name, mine);
    await mine.finally(() => {
      if (held.get(name) === mine) held.delete(name);
    });
    return mine;
  };
  const query = async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] });
  return { locks: { request, query }, asked, isHeld: (name: string) => held.has(name) };
}

/** For tests: the parts of a window that synchronisation uses, in place of Node's own. */
export function samplePage({ hasLocks = true } = {}) {
  const locks = sampleLocks();
  return {
    locks,
    globals: {
      window: new EventTarget(),
      document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
      navigator: hasLocks ? { locks: locks.locks } : {},
    },
  };
}

/**
 * For tests: lets the test's database and network continue until the condition holds; throws if it never
 * does.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < MANY_TURNS; turn += 1) {
    if (await isSo()) return;
    await turnOver();
  }
  throw new Error('it did not come to be');
}

/** For tests: lets all work under way come to its end. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 150; turn += 1) await turnOver();
}

const turnOver = () => new Promise((resolve) => setImmediate(resolve));

export type SampleStart = SampleMirror & {
  sync: Sync;
  errors: unknown[];
  /** How often a path was requested. */
  times: (path: string) => number;
  /** Holds the responses to a path back until they are released. */
  hold: (path: string) => void;
  release: (path: string) => void;
  add: (...rows: OutboxRow[]) => Promise<void>;
};

/**
 * For tests: synchronisation that runs in the current page; the device serves 101 and has a catalogue.
 * `before` runs before it starts.
 */
export async function sampleStart({
  over = () => undefined,
  stream = () => undefined,
  before = () => undefined,
}: {
  over?: (asked: WireRequest, id: number) => Answer | undefined;
  stream?: (asked: WireRequest) => StreamAnswer | undefined;
  before?: (world: Omit<SampleStart, 'sync'>) => unknown;
} = {}): Promise<SampleStart> {
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const server = sampleServer(over);
  const mirror = await sampleMirror({
    held: { estado: 'pronto', geracao: 'g1', cursor: 'n1', total: 300, at: 5 },
    respond: async (asked) => {
      await gates.get(asked.path)?.promise;
      return server(asked);
    },
    stream: async (asked) => {
      await gates.get(asked.path)?.promise;
      return stream(asked) ?? noStream(304);
    },
  });
  mirror.clock.now = NOW;
  const { vault } = mirror.env;
  await vault.clientes.bulkPut([101, 102, 103].map((id) => sampleClienteRow(id)));
  await vault.device.update(1, { idPessoaCliente: 101 });
  const errors: unknown[] = [];
  const times = (path: string) =>
    [...mirror.asked, ...mirror.opened].filter((one) => one.path === path).length;
  const world = {
    ...mirror,
    errors,
    times,
    hold: (path: string) => void gates.set(path, Promise.withResolvers()),
    release: (path: string) => {
      gates.get(path)?.resolve();
      gates.delete(path);
    },
    add: async (...rows: OutboxRow[]) => {
      await vault.outbox.bulkAdd(rows);
    },
  };
  await before(world);
  const sync = startSync(mirror.env, (error) => errors.push(error));
  return { ...world, sync };
}
