import type { Visita } from '#contract/visits/visita.ts';
import type { NotaDeVisita } from '#domain/visits/visita.ts';
import type { EstadoAqui } from '#outbox/contatos/fold-contatos.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { VisitaIntent } from '#vault/visita-intent.ts';

/** A note about a visit as this device shows it. `escritaEm` in epoch milliseconds. */
export type VisitaAqui = Pick<
  Visita,
  'id' | 'idPessoaCliente' | 'nomeCliente' | 'dia' | 'motivo' | 'texto'
> & {
  escritaEm: number;
  /** The name of another user who wrote it; null for the user's own. */
  autor: string | null;
  estado: EstadoAqui;
  /** The refused change of it that waits for the user's decision. */
  recusada: ParkedRow | null;
  /** The server's own note, which the refused one is shown in place of. */
  noServidor: NotaDeVisita | null;
};

/** A change of the user's own note of a customer and day. */
export type MudancaDaVisita = {
  seq: number;
  idPessoaCliente: number;
  nomeCliente: string;
  intent: VisitaIntent;
  estado: EstadoAqui;
  recusada: ParkedRow | null;
};

const toAqui = ({ idUsuario, nomeUsuario, escritaEm, ...visita }: Visita, eu: number): VisitaAqui => ({
  ...visita,
  escritaEm: Date.parse(escritaEm),
  autor: idUsuario === eu ? null : nomeUsuario,
  estado: 'confirmado',
  recusada: null,
  noServidor: null,
});

function apply(visitas: readonly VisitaAqui[], mudanca: MudancaDaVisita): VisitaAqui[] {
  const { intent, idPessoaCliente, nomeCliente, estado, recusada } = mudanca;
  const { id, dia, escritaEm, depois } = intent;
  const isIt = (one: VisitaAqui): boolean =>
    one.autor === null && one.idPessoaCliente === idPessoaCliente && one.dia === dia;
  // A refused deletion leaves the note where it is.
  if (depois === null && recusada !== null)
    return visitas.map((one) => (isIt(one) ? { ...one, estado, recusada } : one));
  const there = visitas.find(isIt);
  const others = visitas.filter((one) => one !== there);
  if (depois === null) return others;
  const comum = { id, idPessoaCliente, nomeCliente, dia, escritaEm, autor: null };
  const isCovered = recusada !== null && there?.estado === 'confirmado';
  const noServidor = isCovered ? { motivo: there.motivo, texto: there.texto } : null;
  return [...others, { ...comum, ...depois, estado, recusada, noServidor }];
}

const newestFirst = (a: VisitaAqui, b: VisitaAqui): number =>
  b.dia.localeCompare(a.dia) || b.escritaEm - a.escritaEm;

/** The notes of the server's list with these changes of the user `eu` applied in their order, newest first. */
export function foldVisitas(
  lista: readonly Visita[],
  mudancas: readonly MudancaDaVisita[],
  eu: number,
): VisitaAqui[] {
  let visitas = lista.map((one) => toAqui(one, eu));
  for (const mudanca of mudancas.toSorted((a, b) => a.seq - b.seq)) visitas = apply(visitas, mudanca);
  return visitas.toSorted(newestFirst);
}
