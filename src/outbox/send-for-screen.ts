import type { Codigo } from '#contract/wire/codigo.ts';
import { fail, type Result } from '#lib/result.ts';
import { noteEvent } from '#vault/note-event.ts';
import type { Vault } from '#vault/vault.ts';
import { beginEpoca } from './begin-epoca.ts';
import type { OutboxEnv } from './env.ts';
import { believeMarca, readMarca } from './marca.ts';
import { announce } from './wake.ts';

type Ground = { vault: Vault; env: OutboxEnv };

/** The options of a request that carry the mark and receive the response's mark. */
type WithMarca = { marca?: string; onMarca: (marca: string) => void };

/** The device has gone over to other data during the request: the response is ignored. */
const TOO_LATE = { kind: 'silence', reason: 'aborted' } as const;

type Failed = { kind: string; erro?: { Codigo?: Codigo | undefined } };

/** Stores a response in the carts or documents of the device. */
type Keep<T> = (value: T) => Promise<void>;

/**
 * Accepts a response and stores it in one transaction, so that the device cannot go over to other data in
 * between. Returns false if it already has.
 */
const believeAndKeep = (vault: Vault, believe: () => Promise<boolean>, keep: () => Promise<void>) =>
  vault.transaction('rw', vault.checkpoints, vault.carrinhos, vault.documentos, async () => {
    const isOfNow = await believe();
    if (isOfNow) await keep();
    return isOfNow;
  });

/**
 * Sends a screen's own request with the newest mark. Stores the mark of a response that `send` accepts,
 * together with the result of `keep`. If the server refuses the mark, the device starts over with the new one
 * (`beginEpoca`) and has the carts read again; the request is not repeated, since its ids may name other
 * carts.
 */
export async function sendForScreen<T, E extends Failed>(
  { vault, env }: Ground,
  send: (withMarca: WithMarca) => Promise<Result<T, E>>,
  keep?: Keep<T>,
): Promise<Result<T, E | typeof TOO_LATE>> {
  const marca = (await readMarca(vault))?.marca ?? null;
  let told: string | null = null;
  const reply = await send({
    ...(marca === null ? {} : { marca }),
    onMarca: (newer) => {
      told = newer;
    },
  });
  if (reply.ok) {
    const believe = () => believeMarca(vault, { asked: marca, told }, env.now());
    const { value } = reply;
    const isOfNow = keep ? await believeAndKeep(vault, believe, () => keep(value)) : await believe();
    if (!isOfNow) return fail(TOO_LATE);
  }
  if (marca !== null && !reply.ok && reply.error.erro?.Codigo === 'outra-epoca') {
    await beginEpoca(vault, marca, env);
    await noteEvent(vault, { at: env.now(), event: 'held', detail: 'outra-epoca' });
    announce(vault.name, 'refresh');
  }
  return reply;
}

/** The same for a response that does not show whose it is: its mark is not kept. */
export const askForScreen = <T, E extends Failed>(
  ground: Ground,
  send: (withMarca: Pick<WithMarca, 'marca'>) => Promise<Result<T, E>>,
): Promise<Result<T, E | typeof TOO_LATE>> =>
  sendForScreen(ground, ({ marca }) => send(marca === undefined ? {} : { marca }));

/**
 * The same for a request without any id of the server's: if the mark is refused, it is sent again at once.
 */
export async function readForScreen<T, E extends Failed>(
  ground: Ground,
  send: (withMarca: WithMarca) => Promise<Result<T, E>>,
  keep?: Keep<T>,
): Promise<Result<T, E | typeof TOO_LATE>> {
  const reply = await sendForScreen(ground, send, keep);
  if (reply.ok) return reply;
  const { error } = reply;
  const isRefused = 'erro' in error && error.erro?.Codigo === 'outra-epoca';
  return isRefused || error === TOO_LATE ? sendForScreen(ground, send, keep) : reply;
}
