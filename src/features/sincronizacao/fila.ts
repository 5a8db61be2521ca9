import { formatAge } from '#lib/format-age.ts';
import { formatMoment } from '#lib/format-date.ts';
import { formatCount } from '#lib/format-number.ts';
import { isAwaited, isHeldBy } from '#outbox/held.ts';
import { type Reachability, stalledLanes } from '#outbox/stalled.ts';
import { isUntried } from '#outbox/untried.ts';
import { isContato } from '#vault/contato-intents.ts';
import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import { wordsOf } from './kind-words.ts';

/** Why a change is not there yet. Null for one that simply goes next. */
export type Situacao = { texto: string; tone: 'sync' | 'caution' | 'pending' | 'neutral' };

/** A change that waits. */
export type Espera = {
  key: string;
  texto: string;
  isEnvio: boolean;
  situacao: Situacao | null;
  /** Age, tries and the last answer, in one line. */
  detalhe: string;
  /** True if the change is untried and no other waits for it, so that it can be taken back here. */
  canUndo: boolean;
  /** The changes of the cart that an order takes with it: they are not counted for themselves. */
  dentro: readonly Espera[];
};

export type EsperaCliente = { idPessoaCliente: number; nomeCliente: string; esperas: Espera[] };

export type Fila = { rows: readonly OutboxRow[]; parked: readonly ParkedRow[]; reach: Reachability };

/** A change with the step that goes before it: to the person they are one. */
type Unit = { row: OutboxRow; step: OutboxRow | null };

function toUnits(lane: readonly OutboxRow[]): Unit[] {
  return lane.flatMap((row, i) => {
    if (row.intent.tipo === 'etapa') return [];
    const before = row.intent.tipo === 'envio' ? lane[i - 1] : undefined;
    return [{ row, step: before?.intent.tipo === 'etapa' ? before : null }];
  });
}

const tentativas = (n: number): string => (n === 1 ? '1 tentativa' : `${formatCount(n)} tentativas`);

const triesOf = ({ row, step }: Unit): number => Math.max(row.tries, step?.tries ?? 0);

const isHeld = ({ row }: Unit, parked: readonly ParkedRow[]): boolean => parked.some((p) => isHeldBy(p, row));

/** A held change holds the ones behind it, but one of a contact only those of the same contact. */
const holdsLater = (unit: Unit, parked: readonly ParkedRow[]): boolean =>
  !isContato(unit.row.intent) && isHeld(unit, parked);

type Place = { isFirst: boolean; isBlocked: boolean; isStalled: boolean; isHeld: boolean };

const ESPERA_ANTERIOR: Situacao = { texto: 'espera a anterior', tone: 'neutral' };

function nextTry(unit: Unit, now: number): string | null {
  const due = (unit.step ?? unit.row).notBefore;
  return triesOf(unit) > 0 && due > now ? `tenta de novo ${formatMoment(due, now)}` : null;
}

function situacaoOf(unit: Unit, place: Place, now: number): Situacao | null {
  const { row, step } = unit;
  if (isFuture(row)) {
    return { texto: 'feita por uma versão mais nova do Maleta: atualize', tone: 'caution' };
  }
  if (row.state === 'sending' || step?.state === 'sending') return { texto: 'enviando', tone: 'sync' };
  if (place.isHeld) return { texto: 'espera outra decisão', tone: 'caution' };
  if (!place.isFirst) return place.isBlocked ? ESPERA_ANTERIOR : null;
  if (place.isStalled) {
    const texto = `parado: ${tentativas(triesOf(unit))} sem resposta do servidor`;
    return { texto, tone: 'pending' };
  }
  const next = nextTry(unit, now);
  if (next !== null) return { texto: next, tone: 'pending' };
  return row.copied ? { texto: 'copiado para outro aparelho', tone: 'neutral' } : null;
}

function detalheOf(unit: Unit, { isStalled, isFirst }: Place, now: number): string {
  const { row, step } = unit;
  const tries = triesOf(unit);
  const answer = row.lastAnswer ?? step?.lastAnswer;
  const parts = [formatAge(now - row.at)];
  const next = isStalled && isFirst ? nextTry(unit, now) : null;
  if (tries > 0 && !(isStalled && isFirst)) parts.push(tentativas(tries));
  if (answer) parts.push(answer.text);
  if (next !== null) parts.push(next);
  return parts.join(' · ');
}

const canUndo = ({ row }: Unit, lane: readonly OutboxRow[]): boolean =>
  isUntried(row) && !isAwaited(row, lane);

function toLane(lane: readonly OutboxRow[], fila: Fila, stalled: ReadonlySet<string>, now: number) {
  const units = toUnits(lane);
  return units.map((unit, i): { seq: number; espera: Espera } => {
    const { row } = unit;
    const before = units.slice(0, i);
    const place: Place = {
      isFirst: i === 0,
      isBlocked: before.some((u) => isFuture(u.row) || triesOf(u) > 0 || holdsLater(u, fila.parked)),
      isStalled: stalled.has(row.lane),
      isHeld: isHeld(unit, fila.parked),
    };
    const espera: Espera = {
      key: row.key,
      texto: isFuture(row) ? 'Alteração' : wordsOf(row.intent).nome(row.intent),
      isEnvio: row.intent.tipo === 'envio',
      situacao: situacaoOf(unit, place, now),
      detalhe: detalheOf(unit, place, now),
      canUndo: canUndo(unit, lane),
      dentro: [],
    };
    return { seq: row.seq, espera };
  });
}

type Placed = ReturnType<typeof toLane>[number];

/** An order that waits for a change inside it waits for that one's reason. */
function reasonOf({ situacao }: Espera, dentro: readonly Espera[]): Situacao | null {
  if (situacao !== ESPERA_ANTERIOR) return situacao;
  const inner = dentro.find((one) => one.situacao !== null && one.situacao !== ESPERA_ANTERIOR);
  return inner?.situacao ?? situacao;
}

/** A lane's changes as they are counted: an order holds the changes before it. */
function foldOrders(lane: readonly Placed[]): Placed[] {
  const folded: Placed[] = [];
  let before: Espera[] = [];
  let rest: Placed[] = [];
  for (const placed of lane) {
    if (placed.espera.isEnvio) {
      const { espera } = placed;
      folded.push({
        ...placed,
        espera: { ...espera, situacao: reasonOf(espera, before), dentro: before },
      });
      before = [];
      rest = [];
    } else {
      before.push(placed.espera);
      rest.push(placed);
    }
  }
  return [...folded, ...rest];
}

/** The keys of all unsent changes, also of those that go with an order. */
export const keysOf = (fila: readonly EsperaCliente[]): string[] =>
  fila.flatMap(({ esperas }) => esperas.flatMap(({ key, dentro }) => [...dentro.map((d) => d.key), key]));

/** Unsent changes, in order, by customer: as many as the header's indicator counts, an order as one. */
export function toFila(fila: Fila, now: number): EsperaCliente[] {
  const stalled = stalledLanes(fila.rows, fila.reach);
  const ordered = fila.rows.toSorted((a, b) => a.seq - b.seq);
  return [...Map.groupBy(ordered, (r) => r.idPessoaCliente)].flatMap(([idPessoaCliente, rows]) => {
    const lanes = [...Map.groupBy(rows, (r) => r.lane).values()];
    const esperas = lanes
      .flatMap((lane) => foldOrders(toLane(lane, fila, stalled, now)))
      .sort((a, b) => a.seq - b.seq)
      .map(({ espera }) => espera);
    const nomeCliente = rows[0]?.nomeCliente ?? '';
    return esperas.length === 0 ? [] : [{ idPessoaCliente, nomeCliente, esperas }];
  });
}
