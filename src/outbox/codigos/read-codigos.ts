import type { CodigoDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import { type Aprendidos, withLembrancas } from '#domain/importacao/codigo-do-cliente.ts';
import { readCodigosGuardados } from '#mirror/codigos-do-cliente.ts';
import { laneOfCodigos } from '#vault/codigo-intent.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import type { Vault } from '#vault/vault.ts';

const fold = (pares: Aprendidos, { intent }: Pick<OutboxRow, 'intent'>): Aprendidos =>
  intent.tipo === 'codigos' ? withLembrancas(pares, intent) : pares;

/** The keys of a customer's confirmed changes of codes. */
export const readCodigosFeitos = (vault: Vault, idPessoaCliente: number): Promise<string[]> =>
  vault.receipts.where('lane').equals(laneOfCodigos(idPessoaCliente)).primaryKeys() as Promise<string[]>;

/** The server's list with the confirmed changes over it that it may lack. */
async function readConfirmados(vault: Vault, idPessoaCliente: number): Promise<Aprendidos> {
  const [guardados, receipts] = await Promise.all([
    readCodigosGuardados(vault, idPessoaCliente),
    vault.receipts.where('lane').equals(laneOfCodigos(idPessoaCliente)).sortBy('seq'),
  ]);
  const { lista = [], feitas = [] } = guardados?.valor ?? {};
  const listadas = new Set(feitas);
  const known: Aprendidos = new Map(lista.map((par) => [par.texto, par]));
  return receipts.filter(({ key }) => !listadas.has(key)).reduce(fold, known);
}

/** A customer's own codes without unsent changes. */
export const readCodigosConfirmados = async (
  vault: Vault,
  idPessoaCliente: number,
): Promise<CodigoDoCliente[]> => [...(await readConfirmados(vault, idPessoaCliente)).values()];

/** A customer's own codes on this device: those confirmed, with the unsent changes over them. */
export async function readCodigosDoCliente(vault: Vault, idPessoaCliente: number): Promise<Aprendidos> {
  const confirmados = await readConfirmados(vault, idPessoaCliente);
  const rows = await vault.outbox.where('lane').equals(laneOfCodigos(idPessoaCliente)).sortBy('seq');
  return rows.filter((row) => !isFuture(row)).reduce(fold, confirmados);
}
