import type { Desfechos } from '#mirror/read-pedidos.ts';
import { isHeldBy } from '#outbox/held.ts';
import { confirmacaoHref } from '#routes.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import { type Envio, type EnvioWords, envioWords } from './envio-words.ts';

/** A submission, or a paid cart, for lists. `at`: when the user made it, in epoch milliseconds; `total` is in cents. */
export type EnvioLinha = {
  key: string;
  href: string;
  /** The submission's code, or the act. */
  nome: string;
  nomeCliente: string;
  words: EnvioWords;
  at: number;
  total: number;
};

/** True when a refused change waits for a decision and holds the submission. */
const isHeld = (envio: Envio, parked: readonly ParkedRow[]): boolean =>
  envio.kind === 'fila' && parked.some((p) => p.decided === null && isHeldBy(p, envio.row));

/** A submission of this device with its state; `parked` are the refused changes next to it. */
export const toEnvioLinha = (
  envio: Envio,
  parked: readonly ParkedRow[],
  desfechos?: Desfechos,
): EnvioLinha => ({
  key: envio.row.key,
  href: confirmacaoHref(envio.row.key),
  nome: envio.row.intent.codigoLocal,
  nomeCliente: envio.row.nomeCliente,
  words: envioWords(envio, isHeld(envio, parked), desfechos),
  at: envio.row.at,
  total:
    envio.kind === 'confirmado'
      ? envio.row.pedidos.reduce((sum, pedido) => sum + pedido.total, 0)
      : envio.row.intent.totalVisto,
});
