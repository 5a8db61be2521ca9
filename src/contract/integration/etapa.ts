import * as z from 'zod/mini';
import {
  PEDIDO_CANCELADO,
  PEDIDO_EM_ANALISE,
  PEDIDO_EM_SEPARACAO,
  PEDIDO_EM_TRANSPORTE,
  PEDIDO_ENTREGUE,
  PEDIDO_FATURADO,
  PEDIDO_LIBERADO,
  PEDIDO_RECUSADO,
} from '#contract/orders/situacao.ts';
import { instante } from '#contract/wire/wire.ts';
import { numeroPedido } from './numero-pedido.ts';

/** The statuses that a company's system sets as an order advances, in their order. */
export const PASSOS_DO_PEDIDO: readonly number[] = [
  PEDIDO_EM_ANALISE,
  PEDIDO_LIBERADO,
  PEDIDO_EM_SEPARACAO,
  PEDIDO_FATURADO,
  PEDIDO_EM_TRANSPORTE,
  PEDIDO_ENTREGUE,
];

/** The statuses by which it ends an order that is not delivered. */
export const FINS_DO_PEDIDO: readonly number[] = [PEDIDO_RECUSADO, PEDIDO_CANCELADO];

const situacoes = [...PASSOS_DO_PEDIDO, ...FINS_DO_PEDIDO].map(String);

/** An instant in any offset, in UTC in code, so that one instant has one text. */
const momento = z.codec(instante, z.string(), {
  decode: (wire) => new Date(wire).toISOString(),
  encode: (value) => value,
});

/** A status that an order reached; `situacao` is the number of the order's status as text. */
export const etapaRegistro = z.strictObject({
  pedido: numeroPedido,
  situacao: z.enum(situacoes),
  em: momento,
  /** Why it was refused or cancelled; '' for other statuses. */
  ocorrencia: z.string().check(z.maxLength(500)),
});

export type EtapaRegistro = z.output<typeof etapaRegistro>;

/** A line of etapas: its members, all but order and status optional. */
export const etapaLinha = z.partial(etapaRegistro);
