import * as z from 'zod/mini';
import { FINS_DO_PEDIDO, PASSOS_DO_PEDIDO } from '#contract/orders/situacao.ts';
import { instante } from '#contract/wire/wire.ts';
import { nomePedido } from './numero-pedido.ts';

const situacoes = [...PASSOS_DO_PEDIDO, ...FINS_DO_PEDIDO].map(String);

/** An instant in any offset, in UTC in code, so that one instant has one text. */
const momento = z.codec(instante, z.string(), {
  decode: (wire) => new Date(wire).toISOString(),
  encode: (value) => value,
});

/** A status that an order reached; `situacao` is the number of the order's status as text. */
export const etapaRegistro = z.strictObject({
  pedido: nomePedido,
  situacao: z.enum(situacoes),
  em: momento,
  /** Why it was refused or cancelled; '' for other statuses. */
  ocorrencia: z.string().check(z.maxLength(500)),
});

export type EtapaRegistro = z.output<typeof etapaRegistro>;

/** A line of etapas: its members, all but order and status optional. */
export const etapaLinha = z.partial(etapaRegistro);
