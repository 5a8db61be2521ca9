import { digitoVerificador } from '#domain/documento.ts';
import { addDays } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { hashOf, pickBetween } from './hash.ts';

/** When a client of the demo ordered before it began: days ago, and the minute of the day from midnight UTC. */
export type Ocasiao = { readonly diasAtras: number; readonly minuto: number };

/** About one in so many days; the last one is yesterday's at the latest, so that today's totals are today's. */
const INTERVALOS: readonly number[] = [1, 3, 6, 10, 16, 23, 31, 42, 55, 69, 84];
// 9 h to 17 h in São Paulo.
const ABRE = 12 * 60;
const FECHA = 20 * 60;

/** The past orders of a client, oldest first. One in six occasions was not used. */
export function ocasioesOf(idPessoaCliente: number): Ocasiao[] {
  const used = INTERVALOS.filter((dias) => hashOf(`comprou ${idPessoaCliente} ${dias}`) % 6 !== 0);
  return used
    .map((diasAtras) => ({
      diasAtras,
      minuto: pickBetween(`minuto ${idPessoaCliente} ${diasAtras}`, ABRE, FECHA),
    }))
    .reverse();
}

const RECUSADO = 1;
const CANCELADO = 6;
const FATURADAS: readonly number[] = [7, 9, 10];

/** An order's status by its age in days; `seed` is any text of its own. */
export function situacaoOf(diasAtras: number, antecipado: boolean, seed: string): number {
  const luck = pickBetween(`situacao ${seed}`, 0, 99);
  if (diasAtras > 2 && luck < 4) return RECUSADO;
  if (diasAtras > 2 && luck < 9) return CANCELADO;
  if (antecipado && diasAtras < 8) return 11;
  if (diasAtras < 3) return luck < 60 ? 2 : 3;
  if (diasAtras < 6) return luck < 50 ? 12 : 7;
  if (diasAtras < 12) return luck < 40 ? 7 : 9;
  return 10;
}

export const isFaturada = (idPedidoSituacao: number): boolean => FATURADAS.includes(idPedidoSituacao);

/** Why a refused or cancelled order is so; null for every other. */
export function ocorrenciaOf(idPedidoSituacao: number): string | null {
  if (idPedidoSituacao === RECUSADO) return 'Limite de crédito insuficiente na análise.';
  return idPedidoSituacao === CANCELADO ? 'Cancelado a pedido do cliente.' : null;
}

/** The pre-order's own situation: 1 refused, 6 cancelled, 3 processed. */
export const prePedidoSituacaoOf = (idPedidoSituacao: number): number =>
  idPedidoSituacao === RECUSADO || idPedidoSituacao === CANCELADO ? idPedidoSituacao : 3;

export type Parcela = { readonly dataVencimento: string; readonly valor: number };

/** Splits cents over a term's days ('28/35/42'); what does not divide goes to the first. */
export function parcelasOf(total: number, dias: string, emissao: string): Parcela[] {
  const days = dias.split('/').map(Number);
  const each = Math.floor(total / days.length);
  return days.map((day, index) => ({
    dataVencimento: addDays(emissao, day),
    valor: index === 0 ? total - each * (days.length - 1) : each,
  }));
}

/** When an instalment was paid; null when it is open. One in eight that are due was forgotten. */
export function liquidacaoOf(dataVencimento: string, hoje: string, seed: string): string | null {
  if (dataVencimento >= hoje || hashOf(`esquecida ${seed}`) % 8 === 0) return null;
  const paid = addDays(dataVencimento, pickBetween(`pagou ${seed}`, 0, 3));
  return paid > hoje ? hoje : paid;
}

const UF: Readonly<Record<string, string>> = { MG: '31', SP: '35' };

/** The 44 digits of an NF-e: state, year and month, CNPJ, model 55, series, number, way of issue, code, digit. */
export function chaveAcessoOf(estado: string, dia: string, cnpj: string, numero: number): string {
  const code = String(hashOf(`nota ${cnpj} ${numero}`) % 100_000_000).padStart(8, '0');
  const month = `${dia.slice(2, 4)}${dia.slice(5, 7)}`;
  const body = `${must(UF[estado], estado)}${month}${cnpj}55001${String(numero).padStart(9, '0')}1${code}`;
  return `${body}${digitoVerificador(body)}`;
}
