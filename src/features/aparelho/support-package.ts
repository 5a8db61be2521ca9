import { codigos } from '#contract/wire/codigo.ts';
import type { StorageHealth } from '#parts/device/use-storage-health.ts';
import type { CheckpointRow } from '#vault/device-rows.ts';
import type { LogRow } from '#vault/log-rows.ts';
import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import type { SupportRows } from './queries.ts';

export type SupportInput = SupportRows & {
  buildId: string;
  userAgent: string;
  health: StorageHealth | undefined;
  now: number;
};

/** Gives the same number to the same thing, in the order of asking: the number reveals nothing about it. */
function numbering(letter: string): (thing: string | number) => string {
  const numbers = new Map<string, number>();
  return (thing) => {
    const name = String(thing);
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return `${letter}${number}`;
  };
}

type Numbers = Record<'cliente' | 'contexto' | 'chave' | 'devolucao', (thing: string | number) => string>;

/** Words that a log event may carry next to codes: everything else might be data and is left out. */
const KNOWN = new Set<string>([
  ...codigos,
  'verifique',
  'devolucao-perdida',
  'contato-perdido',
  'visita-perdida',
  'orcamento-perdido',
  'held',
  'good',
  'catalogo',
  'precos',
  'clientes',
  'cliente',
  'carrinho',
  'combos',
  'conteudo',
  'pedidos',
  'notas',
  'recebiveis',
  'extrato',
  'cashback',
  'devolucoes',
  'devolucaoListas',
  'itensNotas',
  'emails',
  'telefones',
  'cartas',
  'pendencias',
  'visitas',
  'metas',
  'codigos',
  'outra-epoca',
]);

const isErrorName = (word: string): boolean => /^(?:[A-Z][a-z]+){1,5}Error$/.test(word);

const toWord = (detail: string | undefined): string | undefined =>
  detail === undefined || KNOWN.has(detail) || isErrorName(detail) ? detail : 'outro';

/**
 * A lane is a customer's cart, stock alerts (`intencao:<id>`), contacts (`contato:<id>`), own codes (`codigos:<id>`), visit
 * of a day (`visita:<id>:<day>`), one quotation (`orcamento:<id>:<name>`) or one return (`devolucao:<name>`).
 */
function toLane(lane: string, { cliente, devolucao }: Numbers): string {
  const [first = '', second] = lane.split(':');
  if (second === undefined) return cliente(first);
  return first === 'devolucao' ? devolucao(second) : `${cliente(second)}:${first}`;
}

const secondsSince = (at: number, now: number): number => Math.round((now - at) / 1000);

const toQueued = (row: OutboxRow, numbers: Numbers, now: number) => ({
  v: row.v,
  fila: toLane(row.lane, numbers),
  chave: numbers.chave(row.key),
  tipo: row.intent.tipo,
  estado: row.state,
  idadeSegundos: secondsSince(row.at, now),
  tentaEmSegundos: -secondsSince(row.notBefore, now),
  tentativas: row.tries,
  congelada: row.frozen !== null,
  emArquivo: row.copied === true,
  ultimoStatus: row.lastAnswer === null ? null : (row.lastAnswer.status ?? 0),
});

const toRefused = (row: ParkedRow, numbers: Numbers, now: number) => ({
  fila: toLane(row.lane, numbers),
  chave: numbers.chave(row.key),
  tipo: row.intent.tipo,
  status: row.status,
  codigo: toWord(row.codigo),
  idadeSegundos: secondsSince(row.parkedAt, now),
});

/** A checkpoint without whose it is, and without sentences or the server's tags. */
function toCheckpoint(row: CheckpointRow, numbers: Numbers, now: number) {
  const [nome = '', de] = row.name.split(':');
  const number = nome === 'precos' ? numbers.contexto : numbers.cliente;
  return {
    nome: de === undefined ? nome : `${nome}:${number(de)}`,
    haSegundos: secondsSince(row.at, now),
    ...('ahead' in row ? { servidorAdianteSegundos: Math.round(row.ahead / 1000) } : {}),
    ...('state' in row ? { estado: row.state } : {}),
    ...('quality' in row ? { qualidade: row.quality } : {}),
    ...('done' in row ? { produtos: row.done, de: row.total, comErro: row.error !== null } : {}),
  };
}

const toEvent = ({ n, at, event, lane, key, status, detail }: LogRow, numbers: Numbers) => ({
  n,
  at: new Date(at).toISOString(),
  event,
  ...(lane === undefined ? {} : { fila: toLane(lane, numbers) }),
  ...(key === undefined ? {} : { chave: numbers.chave(key) }),
  ...(status === undefined ? {} : { status }),
  ...(detail === undefined ? {} : { detail: toWord(detail) }),
});

/**
 * The history of synchronisation for support, as the text of a JSON file. No name, document, price, product,
 * key, token or id: customers, price contexts, returns and keys are numbered, sentences are left out.
 */
export function toSupportPackage(input: SupportInput): string {
  const { buildId, userAgent, health, now, rows, parked, checkpoints, log, counts } = input;
  const numbers: Numbers = {
    cliente: numbering('cliente-'),
    contexto: numbering('contexto-'),
    chave: numbering('chave-'),
    devolucao: numbering('devolucao-'),
  };
  const undecided = parked.filter((p) => p.decided === null);
  const content = {
    formato: 'maleta-suporte',
    versao: 1,
    feitoEm: new Date(now).toISOString(),
    build: buildId,
    navegador: userAgent,
    armazenamento: health ?? null,
    contagens: {
      ...counts,
      naFila: rows.filter((r) => r.state === 'queued').length,
      enviando: rows.filter((r) => r.state === 'sending').length,
      recusadas: undecided.length,
      decididas: parked.length - undecided.length,
    },
    fila: rows.map((row) => toQueued(row, numbers, now)),
    recusas: undecided.map((row) => toRefused(row, numbers, now)),
    conjuntos: checkpoints.map((row) => toCheckpoint(row, numbers, now)),
    eventos: log.map((row) => toEvent(row, numbers)),
  };
  return JSON.stringify(content, null, 1);
}
