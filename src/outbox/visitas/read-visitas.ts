import type { Visita } from '#contract/visits/visita.ts';
import { readVisitasGuardadas, VISITAS_DO_DIA, type VisitasGuardadas } from '#mirror/visitas.ts';
import type { OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import type { Vault } from '#vault/vault.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { foldVisitas, type MudancaDaVisita, type VisitaAqui } from './fold-visitas.ts';

/** Notes about visits on this device. `at`: when they were read from the server; null before the first time. */
export type VisitasLidas = { readonly at: number | null; readonly visitas: readonly VisitaAqui[] };

const lanesOf = (idPessoaCliente: number | null): string =>
  idPessoaCliente === null ? 'visita:' : `visita:${idPessoaCliente}:`;

/** The keys of the confirmed changes of notes: of a customer's, or of all (null). */
export const readVisitasFeitas = (vault: Vault, idPessoaCliente: number | null): Promise<string[]> =>
  vault.receipts.where('lane').startsWith(lanesOf(idPessoaCliente)).primaryKeys() as Promise<string[]>;

function toMudancas<Row extends OutboxRow | ParkedRow | ReceiptRow>(
  rows: readonly Row[],
  stateOf: (row: Row) => Pick<MudancaDaVisita, 'estado' | 'recusada'>,
): MudancaDaVisita[] {
  return rows.flatMap((row) => {
    const { seq, idPessoaCliente, nomeCliente, intent } = row;
    return isVisita(intent) ? [{ seq, idPessoaCliente, nomeCliente, intent, ...stateOf(row) }] : [];
  });
}

/** The confirmed changes that the list may not contain. */
async function readConfirmadas(vault: Vault, lanes: string, feitas: readonly string[]) {
  const rows = await vault.receipts.where('lane').startsWith(lanes).toArray();
  const novas = rows.filter(({ key }) => !feitas.includes(key));
  return toMudancas(novas, () => ({ estado: 'confirmado', recusada: null }));
}

/** The unsent changes, and the refused ones that wait for the user. */
async function readAbertas(vault: Vault, lanes: string): Promise<MudancaDaVisita[]> {
  const [rows, parked] = await Promise.all([
    vault.outbox.where('lane').startsWith(lanes).toArray(),
    vault.parked.where('lane').startsWith(lanes).toArray(),
  ]);
  return [
    ...toMudancas(
      rows.filter((row) => !isFuture(row)),
      ({ state }) => ({ estado: state === 'sending' ? 'enviando' : 'fila', recusada: null }),
    ),
    ...toMudancas(
      parked.filter(({ decided }) => decided === null),
      (row) => ({ estado: 'recusado', recusada: row }),
    ),
  ];
}

type Lista = Pick<VisitasGuardadas, 'feitas'> & { at: number | null; lista: readonly Visita[] };

/** The stored list of a customer; until it has come, the customer's notes in the list of the day. */
async function readLista(vault: Vault, idPessoaCliente: number): Promise<Lista> {
  const own = await readVisitasGuardadas(vault, idPessoaCliente);
  if (own !== undefined) return { at: own.at, lista: own.valor.visitas, feitas: own.valor.feitas };
  const doDia = await readVisitasGuardadas(vault, VISITAS_DO_DIA);
  const lista = doDia?.valor.visitas.filter((one) => one.idPessoaCliente === idPessoaCliente) ?? [];
  return { at: null, lista, feitas: doDia?.valor.feitas ?? [] };
}

/** A customer's notes as this device shows them, newest first. */
export async function readVisitas(vault: Vault, idPessoaCliente: number): Promise<VisitasLidas> {
  const lanes = lanesOf(idPessoaCliente);
  const { at, lista, feitas } = await readLista(vault, idPessoaCliente);
  const mudancas = [...(await readConfirmadas(vault, lanes, feitas)), ...(await readAbertas(vault, lanes))];
  return { at, visitas: foldVisitas(lista, mudancas, vault.idUsuario) };
}

/** The notes of one day to all customers as this device shows them, newest first. */
export async function readVisitasDoDia(vault: Vault, dia: string): Promise<readonly VisitaAqui[]> {
  const lanes = lanesOf(null);
  const { visitas = [], feitas = [] } = (await readVisitasGuardadas(vault, VISITAS_DO_DIA))?.valor ?? {};
  const mudancas = [...(await readConfirmadas(vault, lanes, feitas)), ...(await readAbertas(vault, lanes))];
  return foldVisitas(
    visitas.filter((one) => one.dia === dia),
    mudancas.filter(({ intent }) => intent.dia === dia),
    vault.idUsuario,
  );
}

/** The user's own note of a day as the server is known to have it; undefined for none. */
export async function readConfirmada(
  vault: Vault,
  idPessoaCliente: number,
  dia: string,
): Promise<VisitaAqui | undefined> {
  const { lista, feitas } = await readLista(vault, idPessoaCliente);
  const confirmadas = await readConfirmadas(vault, lanesOf(idPessoaCliente), feitas);
  return foldVisitas(lista, confirmadas, vault.idUsuario).find(
    (one) => one.autor === null && one.dia === dia,
  );
}
