import { PAPEIS } from '#contract/access/papel.ts';
import { TIPOS_DE_CONTATO } from '#contract/integration/contato.ts';
import { NOMES_DAS_FORMAS } from '#contract/integration/formas.ts';
import { ORIGENS_DO_PEDIDO } from '#contract/integration/historico.ts';
import { ESTADOS } from '#contract/integration/membros.ts';
import { foldText } from '#lib/fold-text.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readBooleano } from '#server/integration/files/values/read-booleano.ts';
import { readDia } from '#server/integration/files/values/read-dia.ts';
import { readEmail } from '#server/integration/files/values/read-email.ts';
import { readMes } from '#server/integration/files/values/read-mes.ts';
import { readMomento } from '#server/integration/files/values/read-momento.ts';
import { readNumero } from '#server/integration/files/values/read-numero.ts';
import type { Coluna, TipoColuna } from './coluna.ts';
import type { MapaColunas } from './guess-columns.ts';

type Decimal = ',' | '.';

const readInteiro = (texto: string, decimal?: Decimal): number | undefined => {
  const value = readNumero(texto, decimal);
  return Number.isSafeInteger(value) ? value : undefined;
};

/** A text that is one number with a decimal comma and another one with a decimal point. */
const isAmbiguous = (texto: string): boolean =>
  readNumero(texto, ',') !== undefined && readNumero(texto, '.') !== undefined;

const AMBIGUOUS =
  'pode ser dois números: escreva 1234 ou 1,2340 em vez de 1.234, ou ponha "decimal": "," ao lado de "colunas" ' +
  'deste tipo em colunas.json';

/** The names that a member may have; a cell may write them in other capitals and with accents. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['papel', PAPEIS],
  ['forma', NOMES_DAS_FORMAS],
  ['origem', ORIGENS_DO_PEDIDO],
  ['estado', ESTADOS],
  ['tipo', TIPOS_DE_CONTATO],
]);

/** Other words of the trade for the role of a representative. */
const REPRESENTANTE: readonly string[] = ['rca', 'vendedor', 'vendedora', 'representante comercial'];

/** Words for the nature of an entry, by their first three letters. */
const NATUREZAS: ReadonlyMap<string, string> = new Map([
  ['cre', 'C'],
  ['deb', 'D'],
]);

/** The name as the contract writes it, or the text as it is. */
function nameOf(membro: string, texto: string): string {
  const plain = foldText(texto.trim());
  if (membro === 'papel' && REPRESENTANTE.includes(plain)) return 'representante';
  if (membro === 'natureza') return NATUREZAS.get(plain.slice(0, 3)) ?? plain.toUpperCase();
  return NAMES.get(membro)?.find((name) => foldText(name) === plain) ?? texto;
}

/** The value of a cell; null takes the member's value away. */
export type Valor = string | number | boolean | null | readonly string[];

/** Texts joined by commas or bars. */
const readLista = (texto: string): readonly string[] =>
  texto
    .split(/[,|]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The reason of a block whose column only says yes. */
const BLOQUEADO = 'Decisão da empresa';

/** The reason of a block: a yes has a plain one, a no is no block, and any other text is the reason. */
function readMotivo(texto: string): string | null {
  const isBlocked = readBooleano(texto);
  if (isBlocked === undefined) return texto;
  return isBlocked ? BLOQUEADO : null;
}

/** The reader of each type, and the words of a cell that it cannot read. */
const READERS: Record<
  TipoColuna,
  readonly [(texto: string, decimal?: Decimal) => Valor | undefined, string]
> = {
  texto: [(texto) => texto, ''],
  nome: [(texto) => texto, ''],
  codigo: [(texto) => texto, ''],
  numero: [readNumero, 'não é um número'],
  inteiro: [readInteiro, 'não é um número inteiro'],
  dia: [readDia, 'não é uma data como 31/12/2026 ou 2026-12-31'],
  mes: [readMes, 'não é um mês como 11/2026 ou 2026-11'],
  momento: [readMomento, 'não é um momento como 31/12/2026 14:03, uma data ou 2026-12-31T14:03:00-03:00'],
  booleano: [readBooleano, 'não é sim ou não'],
  motivo: [readMotivo, ''],
  email: [readEmail, ''],
  lista: [readLista, ''],
};

/** The types whose members an empty cell empties. */
const EMPTIED: readonly TipoColuna[] = ['texto', 'email'];

/**
 * Turns the cells of a line into the members of a resource, or returns why it cannot. An empty cell empties a text, makes
 * a member null that may be so, and leaves others out.
 */
export function toRecord(
  campos: Readonly<Record<string, string>>,
  wanted: readonly Coluna[],
  mapa: MapaColunas,
  decimal?: Decimal,
): Result<Record<string, Valor>, string> {
  const record: Record<string, Valor> = {};
  for (const { membro, tipo, anulavel } of wanted) {
    const title = mapa[membro];
    const texto = title === undefined ? undefined : campos[title];
    if (texto === undefined) continue;
    if (texto === '' && anulavel) record[membro] = null;
    if (texto === '' && (anulavel || !EMPTIED.includes(tipo))) continue;
    const [read, fault] = READERS[tipo];
    const value = read(nameOf(membro, texto), decimal);
    if (value === undefined) {
      const isNumber = tipo === 'numero' || tipo === 'inteiro';
      const why = isNumber && decimal === undefined && isAmbiguous(texto) ? AMBIGUOUS : fault;
      return fail(`A coluna "${title ?? membro}" tem "${texto}", que ${why}.`);
    }
    record[membro] = value;
  }
  return ok(record);
}
