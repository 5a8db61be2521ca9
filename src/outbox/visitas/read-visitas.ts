import type { Visita } from '#contract/visits/visita.ts';
import { readVisitasGuardadas, VISITAS_DO_DIA } from '#mirror/visitas.ts';
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

const toConfirmadas = (receipts: readonly ReceiptRow[]): MudancaDaVisita[] =>
  toMudancas(receipts, () => ({ estado: 'confirmado', recusada: null }));

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

/** `confirmadas`: the confirmed changes that the list may not contain. */
type Lista = { at: number | null; lista: readonly Visita[]; confirmadas: readonly MudancaDaVisita[] };

/** The stored list of a customer. The days of the day's list stand in the one of both that was read later. */
async function readLista(vault: Vault, idPessoaCliente: number): Promise<Lista> {
  const [own, doDia, receipts] = await Promise.all([
    readVisitasGuardadas(vault, idPessoaCliente),
    readVisitasGuardadas(vault, VISITAS_DO_DIA),
    vault.receipts.where('lane').startsWith(lanesOf(idPessoaCliente)).toArray(),
  ]);
  const desde = doDia && doDia.at > (own?.at ?? 0) ? doDia.valor.desde : null;
  const isDoDia = ({ dia }: Pick<Visita, 'dia'>): boolean => desde !== null && dia >= desde;
  const doCliente = doDia?.valor.visitas.filter((one) => one.idPessoaCliente === idPessoaCliente) ?? [];
  const feitas = new Set(own?.valor.feitas);
  const feitasDoDia = new Set(doDia?.valor.feitas);
  const isListada = ({ key, intent }: ReceiptRow): boolean =>
    isVisita(intent) && (isDoDia(intent) ? feitasDoDia : feitas).has(key);
  return {
    at: own?.at ?? null,
    lista: [...(own?.valor.visitas.filter((one) => !isDoDia(one)) ?? []), ...doCliente.filter(isDoDia)],
    confirmadas: toConfirmadas(receipts.filter((receipt) => !isListada(receipt))),
  };
}

/** A customer's notes as this device shows them, newest first. */
export async function readVisitas(vault: Vault, idPessoaCliente: number): Promise<VisitasLidas> {
  const { at, lista, confirmadas } = await readLista(vault, idPessoaCliente);
  const mudancas = [...confirmadas, ...(await readAbertas(vault, lanesOf(idPessoaCliente)))];
  return { at, visitas: foldVisitas(lista, mudancas, vault.idUsuario) };
}

/** The notes of one day to all customers as this device shows them, newest first. */
export async function readVisitasDoDia(vault: Vault, dia: string): Promise<readonly VisitaAqui[]> {
  const { visitas = [], feitas = [] } = (await readVisitasGuardadas(vault, VISITAS_DO_DIA))?.valor ?? {};
  const listadas = new Set(feitas);
  // Only the receipts that the list lacks are loaded: 90 days of them are kept.
  const novas = (await readVisitasFeitas(vault, null)).filter((key) => !listadas.has(key));
  const receipts = (await vault.receipts.bulkGet(novas)).filter((receipt) => receipt !== undefined);
  const mudancas = [...toConfirmadas(receipts), ...(await readAbertas(vault, lanesOf(null)))];
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
  const { lista, confirmadas } = await readLista(vault, idPessoaCliente);
  return foldVisitas(lista, confirmadas, vault.idUsuario).find(
    (one) => one.autor === null && one.dia === dia,
  );
}
