import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import { type Vault } from '#vault/vault.ts';
import {
  envioIntent,
  extrasIntent,
  linhaIntent,
  sampleEnv,
  sampleRow,
  sampleVault,
} from './outbox-sample.ts';
import { restoreUnsent } from './restore-unsent.ts';
import { sha256Of, type UnsentContent } from './unsent-file.ts';

/** For tests: the current time. */
export const NOW = 9000;
/** For tests: an environment whose clock stands at `NOW`. */
export const env = sampleEnv(NOW);
/** For tests: an order. */
export const envio = envioIntent([{ idItem: 1, quantidade: 2 }]);
/** For tests: a tried request. */
export const frozen = { method: 'POST', path: '/', query: {}, body: null } as const;

/** For tests: a vault with this queue and these refusals. */
export async function vaultWith(rows: OutboxRow[], parked: ParkedRow[] = []): Promise<Vault> {
  const vault = await sampleVault();
  await vault.outbox.bulkAdd(rows);
  await vault.parked.bulkPut(parked);
  return vault;
}

/** For tests: the text of a file with this content. */
export async function fileOf(over: Partial<UnsentContent>, file: object = {}): Promise<string> {
  const content = { idUsuario: 7, device: 'd', exportedAt: 1, rows: [], parked: [], ...over };
  const sha256 = await sha256Of(JSON.stringify(content));
  return JSON.stringify({ format: 'maleta-unsent', version: 1, sha256, content, ...file });
}

/** For tests: restores a file. */
export const restore = (vault: Vault, text: string) => restoreUnsent(vault, text, env);
/** For tests: the result of a restored file. */
export const done = (restored: number, skipped = 0) => ({ ok: true, value: { restored, skipped } });
/** For tests: the result of a refused file. */
export const failed = (kind: string) => ({ ok: false, error: { kind } });
/** For tests: the places and keys of the queue. */
export const queue = async (vault: Vault) =>
  (await vault.outbox.toArray()).map((r) => [r.seq, r.key.slice(-2)]);

/** For tests: a queue of two customers. */
export const mine = () => [
  sampleRow(1, linhaIntent(1, 2), { tries: 1, frozen }),
  sampleRow(2, { tipo: 'etapa' }),
  sampleRow(4, envio),
  sampleRow(5, extrasIntent('A'), { lane: '104', idPessoaCliente: 104, nomeCliente: 'Outra' }),
];
