import {
  applyDevolucao,
  type DevolucaoVista,
  type FotoVista,
  type MutacaoDevolucao,
  vistaNova,
  vistaOf,
} from '#domain/returns/fold.ts';
import { isForaPrazo } from '#domain/returns/prazo.ts';
import { isRascunho } from '#domain/returns/regras.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import {
  type DevolucaoCriarIntent,
  type DevolucaoIntent,
  type DevolucaoMudancaIntent,
  refOfId,
  tituloOf,
} from '#vault/devolucao-intents.ts';
import type { DevolucaoRow } from '#vault/historico-rows.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';

/** A return on this device. `devolucao` names it in commands. */
export type DevolucaoAqui = DevolucaoVista & {
  readonly devolucao: string;
  /** Changes that the server has not confirmed. */
  readonly naFila: number;
  /** The first refused change that waits for the user's decision. */
  readonly recusada: ParkedRow | null;
};

/** A change of a return, whatever record holds it. */
export type Mudanca = {
  readonly seq: number;
  readonly at: number;
  readonly intent: DevolucaoIntent;
  /** Where a photograph is after it; absent for a change that waits. */
  readonly onde?: 'servidor' | 'aparelho';
};

/** A confirmed change. */
export type Feita = Mudanca & { readonly key: string; readonly idDevolucao: number | undefined };

/** Everything that the device knows of a customer's returns. */
export type DevolucoesBase = {
  readonly espelho: readonly DevolucaoRow[];
  /** When the returns were last asked for; null before the first time. */
  readonly at: number | null;
  /** Keys of confirmed changes that `espelho` contains. */
  readonly listadas: ReadonlySet<string>;
  readonly feitas: readonly Feita[];
  readonly fila: readonly Mudanca[];
  readonly recusadas: readonly (Mudanca & { readonly parked: ParkedRow })[];
};

function mutacaoOf(intent: DevolucaoMudancaIntent, onde: FotoVista['onde']): MutacaoDevolucao {
  switch (intent.tipo) {
    case 'devolucao-item':
      return { tipo: 'item', item: intent.item };
    case 'devolucao-item-excluir':
      return { tipo: 'item-excluir', idProduto: intent.idProduto, lote: intent.lote };
    case 'devolucao-finalizar':
      return { tipo: 'finalizar' };
    case 'devolucao-excluir':
      return { tipo: 'excluir' };
    case 'devolucao-situacao':
      return { tipo: 'situacao', idSituacao: intent.idSituacao };
    case 'devolucao-foto':
      return { tipo: 'foto', foto: { id: intent.foto, onde } };
    case 'devolucao-foto-excluir':
      return { tipo: 'foto-excluir', id: intent.foto };
  }
}

function novaOf(intent: DevolucaoCriarIntent, at: number, id: number | null): DevolucaoVista {
  const em = new Date(at);
  const { prazoAte, foraPrazo: told = false } = intent.nota;
  const foraPrazo = prazoAte === null ? told : isForaPrazo(prazoAte, businessDayOf(em));
  return vistaNova({ ...intent, em: toBusinessInstant(em), foraPrazo }, id);
}

function applyAll(start: DevolucaoVista, changes: readonly Mudanca[]): DevolucaoVista {
  let seen = start;
  for (const { intent, onde = 'fila' } of changes.toSorted((a, b) => a.seq - b.seq))
    if (intent.tipo !== 'devolucao-criar') seen = applyDevolucao(seen, mutacaoOf(intent, onde));
  return seen;
}

/** A restored server may have given the id to a return of another invoice. */
const nameOf = (id: number, idTitulo: number): string => `${id}:${idTitulo}`;

/** The names under which this device has changes of the server's returns; the name of its own making comes first. */
function namesOfIds({ feitas }: DevolucoesBase): ReadonlyMap<string, string> {
  const isMade = ({ intent }: Feita): boolean => intent.tipo === 'devolucao-criar';
  return new Map(
    [...feitas.filter((one) => !isMade(one)), ...feitas.filter(isMade)].flatMap(({ idDevolucao, intent }) =>
      idDevolucao === undefined ? [] : [[nameOf(idDevolucao, tituloOf(intent)), intent.devolucao] as const],
    ),
  );
}

/**
 * The draft that this device is about to make of an invoice, whose listed draft it is: an invoice has one draft, so the
 * response to the making was lost, or the making will go on in the listed one.
 */
function drafted({ fila, recusadas }: DevolucoesBase, { id, devolucao }: DevolucaoRow): string | undefined {
  if (!isRascunho(devolucao.operacaoSituacao.idSituacao)) return undefined;
  if ([...fila, ...recusadas].some(({ intent }) => intent.devolucao === refOfId(id))) return undefined;
  const waiting = [...fila, ...recusadas.filter(({ parked }) => parked.rascunho === id)];
  const made = waiting.find(
    ({ intent }) =>
      intent.tipo === 'devolucao-criar' &&
      !intent.isTotal &&
      intent.nota.idTitulo === devolucao.titulo.idTitulo,
  );
  return made?.intent.devolucao;
}

/** The returns of a customer with the changes of this device applied, newest first; deleted ones are left out. */
export function foldDevolucoes(base: DevolucoesBase): DevolucaoAqui[] {
  const refs = namesOfIds(base);
  const mirrored = new Map(
    base.espelho.map((row) => {
      const name = nameOf(row.id, row.devolucao.titulo.idTitulo);
      return [refs.get(name) ?? drafted(base, row) ?? refOfId(row.id), row];
    }),
  );
  const known = [...base.feitas, ...base.fila, ...base.recusadas].map(({ intent }) => intent.devolucao);
  return [...new Set([...mirrored.keys(), ...known])]
    .flatMap((devolucao) => foldOne(base, devolucao, mirrored.get(devolucao)) ?? [])
    .toSorted(newestFirst);
}

/** The order of lists; a return that the server has not made yet is the newest of its moment. */
export const newestFirst = (a: DevolucaoAqui, b: DevolucaoAqui): number =>
  b.dataDevolucao.localeCompare(a.dataDevolucao) ||
  (b.id ?? Number.MAX_SAFE_INTEGER) - (a.id ?? Number.MAX_SAFE_INTEGER);

/** True for a change of photographs that holds whatever the server's list says. */
const staysHere = ({ onde, intent }: Feita): boolean =>
  onde === 'aparelho' || intent.tipo === 'devolucao-foto-excluir';

function foldOne(
  base: DevolucoesBase,
  devolucao: string,
  row: DevolucaoRow | undefined,
): DevolucaoAqui | undefined {
  const isOwn = ({ intent }: Mudanca) => intent.devolucao === devolucao;
  const [fila, feitas, recusadas] = [
    base.fila.filter(isOwn),
    base.feitas.filter(isOwn),
    base.recusadas.filter(isOwn),
  ];
  const waiting = [...fila, ...recusadas];
  const start = row === undefined ? startOf(base.listadas, feitas, waiting) : listedOf(row, waiting);
  if (start === undefined) return undefined;
  // The server's list may not contain changes that were confirmed after it was asked for.
  const newer =
    row === undefined ? feitas : feitas.filter((feita) => staysHere(feita) || !base.listadas.has(feita.key));
  const vista = applyAll(start, [...newer, ...fila]);
  if (vista.isExcluida) return undefined;
  const recusada = recusadas.toSorted((a, b) => a.seq - b.seq)[0]?.parked ?? null;
  return { ...vista, devolucao, naFila: fila.length, recusada };
}

/** A return of the server's list; it keeps its code while the making waits here. */
function listedOf({ devolucao }: DevolucaoRow, waiting: readonly Mudanca[]): DevolucaoVista {
  const vista = vistaOf(devolucao);
  for (const { intent } of waiting)
    if (intent.tipo === 'devolucao-criar') return { ...vista, codigoLocal: intent.codigoLocal };
  return vista;
}

/** A return that is not in the server's list: made here and not listed yet, or waiting here. */
function startOf(
  listadas: ReadonlySet<string>,
  feitas: readonly Feita[],
  waiting: readonly Mudanca[],
): DevolucaoVista | undefined {
  for (const made of feitas) {
    if (made.intent.tipo !== 'devolucao-criar') continue;
    // The server's list, asked for later, does not have it: it was deleted elsewhere.
    const isGone = listadas.has(made.key) && waiting.length === 0;
    return isGone ? undefined : novaOf(made.intent, made.at, made.idDevolucao ?? null);
  }
  for (const { intent, at: made } of waiting)
    if (intent.tipo === 'devolucao-criar') return novaOf(intent, made, null);
  return undefined;
}
