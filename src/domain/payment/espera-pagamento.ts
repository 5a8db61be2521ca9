import { FORMA_CARTAO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { addWorkingDays, businessDayOf } from '#lib/business-day.ts';

/** An order that awaits an advance payment. Days as `2026-11-20`. */
export type Espera = {
  readonly idFormaPagamento: number;
  readonly dataHora: Date;
  /** The last attempt to pay the order. */
  readonly ultimaTentativa: Date | null;
  /** The due day of the boleto that a bank registered for the order. */
  readonly vencimentoRegistrado: string | null;
  /** How many working days it waits for a boleto or a deposit. */
  readonly diasParaPagar: number;
};

/** How many working days later, at most, a payment on the last day is known. */
const DIAS_UTEIS_DE_COMPENSACAO = 2;

/**
 * How long an order waits for a card or a Pix. A Pix code expires after half of it, which leaves time for a
 * second one.
 */
const ELETRONICO_MS = 60 * 60_000;

/** The longest wait after the order, whatever further attempts to pay. */
const ELETRONICO_MAXIMO_MS = 4 * ELETRONICO_MS;

/** Returns the last day to pay an order by boleto or deposit. */
export const vencimentoOf = ({
  dataHora,
  diasParaPagar,
}: Pick<Espera, 'dataHora' | 'diasParaPagar'>): string =>
  addWorkingDays(businessDayOf(dataHora), diasParaPagar);

/** Returns whether the time to pay an order has expired; its goods then go back to stock. */
export function isVencido(espera: Espera, now: Date): boolean {
  const { idFormaPagamento, dataHora, ultimaTentativa, vencimentoRegistrado } = espera;
  if (idFormaPagamento === FORMA_PIX || idFormaPagamento === FORMA_CARTAO) {
    const since = Math.max(dataHora.getTime(), ultimaTentativa?.getTime() ?? 0);
    const end = Math.min(since + ELETRONICO_MS, dataHora.getTime() + ELETRONICO_MAXIMO_MS);
    return now.getTime() >= end;
  }
  const vencimento = vencimentoOf(espera);
  const last =
    vencimentoRegistrado !== null && vencimentoRegistrado > vencimento ? vencimentoRegistrado : vencimento;
  return businessDayOf(now) > addWorkingDays(last, DIAS_UTEIS_DE_COMPENSACAO);
}
