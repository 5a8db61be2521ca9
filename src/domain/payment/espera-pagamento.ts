import { millisecondsInMinute } from 'date-fns/constants';
import { FORMA_CARTAO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { addDays, addWorkingDays, businessDayOf } from '#lib/business-day.ts';
import { businessInstantOf } from '#lib/business-instant.ts';
import { addBankDays } from '#lib/holiday.ts';

/** An order that awaits an advance payment. Days as `2026-11-20`. */
export type Espera = {
  readonly idFormaPagamento: number;
  readonly dataHora: Date;
  /** The last attempt to pay the order. */
  readonly ultimaTentativa: Date | null;
  /** The due day of the boleto that a bank registered for the order. */
  readonly vencimentoRegistrado: string | null;
  /** It waits at least until then: an earlier way to pay gave it so long. */
  readonly esperaGarantida: Date | null;
} & TermosDaEspera;

/** How long the company waits for a payment. An order keeps the terms of the moment when it was made. */
type TermosDaEspera = {
  /** For a card or a Pix: no shorter than a Pix code lives. */
  readonly minutosParaPagar: number;
  /** How many working days it waits for a boleto or a deposit. */
  readonly diasParaPagar: number;
  /** How many working days later, at most, a payment on the last day is known. */
  readonly diasDeCompensacao: number;
  /** Working days are days on which banks are open; otherwise Monday to Friday. */
  readonly feriadosSemBanco: boolean;
};

const addDiasUteis = (dia: string, dias: number, { feriadosSemBanco }: Pick<Espera, 'feriadosSemBanco'>) =>
  feriadosSemBanco ? addBankDays(dia, dias) : addWorkingDays(dia, dias);

/** Whatever further attempts to pay, an order waits so many times its minutes. */
const ESPERAS_MAXIMO = 4;

/** Returns the last day to pay an order by boleto or deposit. */
export const vencimentoOf = ({
  dataHora,
  diasParaPagar,
  ...termos
}: Pick<Espera, 'dataHora' | 'diasParaPagar' | 'feriadosSemBanco'>): string =>
  addDiasUteis(businessDayOf(dataHora), diasParaPagar, termos);

/** Returns the last moment to pay an order: of a boleto or a deposit the end of its last day, before its compensation. */
export function pagarAte(espera: Espera): Date {
  const { idFormaPagamento } = espera;
  if (idFormaPagamento === FORMA_PIX || idFormaPagamento === FORMA_CARTAO) return fimDaEspera(espera);
  return new Date(businessInstantOf(ultimoDia(espera), '23:59:59'));
}

/** The last day to pay by boleto or deposit; a bank may have registered a later one. */
function ultimoDia({ vencimentoRegistrado, ...espera }: Espera): string {
  const vencimento = vencimentoOf(espera);
  return vencimentoRegistrado !== null && vencimentoRegistrado > vencimento
    ? vencimentoRegistrado
    : vencimento;
}

/** Returns the moment at which the time to pay an order ends; its goods then go back to stock. */
export function fimDaEspera(espera: Espera): Date {
  const fim = fimPelaForma(espera);
  return espera.esperaGarantida !== null && espera.esperaGarantida > fim ? espera.esperaGarantida : fim;
}

function fimPelaForma(espera: Espera): Date {
  const { idFormaPagamento, dataHora, ultimaTentativa, diasDeCompensacao } = espera;
  if (idFormaPagamento === FORMA_PIX || idFormaPagamento === FORMA_CARTAO) {
    const since = Math.max(dataHora.getTime(), ultimaTentativa?.getTime() ?? 0);
    const waitMs = espera.minutosParaPagar * millisecondsInMinute;
    return new Date(Math.min(since + waitMs, dataHora.getTime() + ESPERAS_MAXIMO * waitMs));
  }
  const over = addDays(addDiasUteis(ultimoDia(espera), diasDeCompensacao, espera), 1);
  return new Date(businessInstantOf(over, '00:00:00'));
}

/** Returns whether the time to pay an order has expired. */
export const isVencido = (espera: Espera, now: Date): boolean => now >= fimDaEspera(espera);
