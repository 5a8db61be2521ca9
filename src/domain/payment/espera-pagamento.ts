import { FORMA_CARTAO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { addWorkingDays, businessDayOf } from '#lib/business-day.ts';

/** An order that awaits payment in advance. A day is as `2026-11-20`. */
export type Espera = {
  readonly idFormaPagamento: number;
  readonly dataHora: Date;
  /** When somebody last tried to pay it. */
  readonly ultimaTentativa: Date | null;
  /** The due day of the boleto that a bank registered for it. */
  readonly vencimentoRegistrado: string | null;
};

/** How long an order that is paid by boleto or deposit waits for it. */
const DIAS_UTEIS = 3;

/** A payment of the last day is known so many working days later, at the latest. */
const DIAS_UTEIS_DE_COMPENSACAO = 2;

/** A Pix code is good for half of it: there is time for a second one. */
const ELETRONICO_MS = 60 * 60_000;

/** Further tries to pay hold the goods until this long after the order, at most. */
const ELETRONICO_MAXIMO_MS = 4 * ELETRONICO_MS;

/** The day until which an order of this moment is to be paid by boleto or deposit. */
export const vencimentoOf = (dataHora: Date): string => addWorkingDays(businessDayOf(dataHora), DIAS_UTEIS);

/** Whether the time to pay an order is over: its goods go back to the shelf then. */
export function isVencido(espera: Espera, now: Date): boolean {
  const { idFormaPagamento, dataHora, ultimaTentativa, vencimentoRegistrado } = espera;
  if (idFormaPagamento === FORMA_PIX || idFormaPagamento === FORMA_CARTAO) {
    const since = Math.max(dataHora.getTime(), ultimaTentativa?.getTime() ?? 0);
    const end = Math.min(since + ELETRONICO_MS, dataHora.getTime() + ELETRONICO_MAXIMO_MS);
    return now.getTime() >= end;
  }
  const vencimento = vencimentoOf(dataHora);
  const last =
    vencimentoRegistrado !== null && vencimentoRegistrado > vencimento ? vencimentoRegistrado : vencimento;
  return businessDayOf(now) > addWorkingDays(last, DIAS_UTEIS_DE_COMPENSACAO);
}
