import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { dia, paginaTexto, tamanhoPaginaTexto } from '#contract/wire/paging.ts';
import { idTexto, instante, reais } from '#contract/wire/wire.ts';

/** Rows of a page by default, and the maximum. */
export const LANCAMENTOS_POR_PAGINA = 50;
export const LANCAMENTOS_POR_PAGINA_MAXIMO = 200;

/** An entry of the account; `valor` is above 0, its nature tells whether it adds (C) or takes (D). */
export const lancamento = z.object({
  dataHora: instante,
  observacao: z.string(),
  valor: reais,
  naturezaCreditoDebito: z.object({ id: z.enum(['C', 'D']), descricao: z.string() }),
  saldoAposLancamento: reais,
});

export type Lancamento = z.output<typeof lancamento>;

/**
 * Oldest first. The account is the customer's money with the company: deposits, returned goods, payments that no order
 * took. The totals count all pages of the days; `saldoAtual` is the balance of now, whatever the days. Refused with
 * `requisicao-invalida` when the last day is before the first, or more than 366 days are asked for.
 */
export const consultarContaCorrente = defineCall({
  name: 'consultarContaCorrente',
  method: 'GET',
  path: '/pessoacontacorrente',
  summary: "The entries of a customer's current account, page by page",
  documented: true,
  access: 'session',
  query: z.object({
    idPessoaCliente: idTexto,
    dataInicial: dia,
    dataFinal: dia,
    quantidadeRegistrosPagina: z.optional(tamanhoPaginaTexto),
    numeroPagina: z.optional(paginaTexto),
  }),
  body: undefined,
  reply: z.object({
    lancamentos: z.array(lancamento),
    totalizador: z.object({
      totalRegistros: z.int(),
      /** The balance before the first day. */
      saldoInicial: reais,
      valorTotalCredito: reais,
      valorTotalDebito: reais,
      saldoFinal: reais,
      saldoAtual: z.optional(reais),
    }),
    /** Some servers send it only among the totals. */
    saldoAtual: z.optional(reais),
  }),
  errors: ['cliente-nao-vinculado'],
});
