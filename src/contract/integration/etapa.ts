import * as z from 'zod/mini';
import { FINS_DO_PEDIDO, PASSOS_DO_PEDIDO } from '#contract/orders/situacao.ts';
import { momento } from './momento.ts';
import { nomePedido } from './numero-pedido.ts';

/** The statuses that the company's system may tell: the steps in their order, then the two ends. */
const SITUACOES = [...PASSOS_DO_PEDIDO, ...FINS_DO_PEDIDO].map(String);

/** A status of an order: a line writes its number as text or as a number, in code it is text. */
export const situacaoPedido = z.codec(
  z.union([z.string(), z.int()], 'tem de ser um texto ou um número inteiro'),
  z.enum(SITUACOES),
  {
    decode: String,
    encode: (situacao) => situacao,
  },
);

/** The place of a status among all. */
export const lugarDaSituacao = (situacao: string): number => SITUACOES.indexOf(situacao);

/** A status that an order reached; `situacao` is the number of the order's status as text. */
export const etapaRegistro = z.strictObject({
  pedido: nomePedido,
  situacao: situacaoPedido,
  em: momento,
  /** Why it was refused or cancelled; '' for other statuses. */
  ocorrencia: z.string().check(z.maxLength(500)),
});

export type EtapaRegistro = z.output<typeof etapaRegistro>;

/** A line of etapas: its members, all but order and status optional. */
export const etapaLinha = z.partial(etapaRegistro);
