import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { dia, paginaTexto, situacoesTexto, tamanhoOuNull } from '#contract/wire/paging.ts';
import { id, idTexto, instante, reais } from '#contract/wire/wire.ts';

/** Rows of a page by default, and the maximum. */
export const CASHBACK_POR_PAGINA = 50;
export const CASHBACK_POR_PAGINA_MAXIMO = 200;

/** An entry waits in analysis until the term for returns is over, then it is released. */
export const CASHBACK_EM_ANALISE = 1;
export const CASHBACK_LIBERADO = 2;

/** The cashback of an invoiced line; below 0 for goods that were returned. */
export const cashbackLancamento = z.object({
  meuCashbackSituacao: z.object({ idMeuCashbackSituacao: id, descricaoMeuCashbackSituacao: z.string() }),
  /** Null for a balance from before. `numDocumento` is ours. */
  titulo: z.nullable(z.object({ idTitulo: id, numDocumento: z.optional(z.nullable(id)) })),
  /** `idProduto` is null for a balance from before. `codigoErp` is ours: the company's own code of the product. */
  produto: z.object({
    idProduto: z.nullable(id),
    descProduto: z.string(),
    codigoErp: z.optional(z.nullable(z.string())),
  }),
  lancamento: z.object({ dataHora: instante, valor: reais }),
});

export type CashbackLancamento = z.output<typeof cashbackLancamento>;

/**
 * Newest first. The days are those of the invoices. Count and sums are of the asked situations and days, all pages;
 * `valorCashbackAplicado` is what orders of these days were paid with; `valorDisponivel` is the balance of now, whatever
 * the filter. Refused with `requisicao-invalida` when the last day is before the first, or more than 366 days are asked
 * for.
 */
export const consultarCashback = defineCall({
  name: 'consultarCashback',
  method: 'GET',
  path: '/cashback',
  summary: "A customer's cashback by invoiced line, page by page",
  documented: true,
  access: 'session',
  query: z.object({
    idPessoaCliente: idTexto,
    dataInicial: dia,
    dataFinal: dia,
    variasSituacoes: z.optional(situacoesTexto),
    quantidadeRegistrosPagina: z.optional(tamanhoOuNull),
    numeroPagina: z.optional(paginaTexto),
  }),
  body: undefined,
  reply: z.object({
    meuCashbackCollection: z.array(cashbackLancamento),
    totalizador: z.object({
      quantidadeRegistros: z.int(),
      valorCashbackNaoGerado: reais,
      valorCashbackGerado: reais,
      valorCashbackAplicado: reais,
      valorDisponivel: reais,
    }),
  }),
  errors: ['cliente-nao-vinculado'],
});
