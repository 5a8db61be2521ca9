import * as z from 'zod/mini';
import { dia } from '#contract/wire/paging.ts';
import { codigo } from './codigo.ts';
import { lugarDaSituacao, situacaoPedido } from './etapa.ts';
import { NOMES_DAS_FORMAS } from './formas.ts';
import { texto, valor } from './membros.ts';
import { momento } from './momento.ts';
import { percentualExato, precoExato } from './numeros.ts';

/** How an order was taken: by telephone or another way of the company's own, or on a portal. */
export const ORIGENS_DO_PEDIDO = ['televendas', 'ecommerce'] as const;

const unidades = z.int().check(z.maximum(999_999));
const percentual = z._default(percentualExato.check(z.minimum(0), z.maximum(100_00)), 0);
const preco = precoExato.check(z.nonnegative());

/** A line of a past order; `quantidadeFalta` units of `quantidade` were cut. `stValor` is the ST of one unit. */
const itemRegistro = z.strictObject({
  produto: codigo,
  quantidade: unidades.check(z.minimum(1)),
  quantidadeFalta: z._default(unidades.check(z.minimum(0)), 0),
  /** Before discounts. */
  valorUnitario: preco,
  descontoComercial: percentual,
  descontoFinanceiro: percentual,
  stValor: z._default(preco, 0),
  /** The percentages of `stValor`: all ST, and the part of it for the state's fund against poverty. */
  st: z._default(percentualExato.check(z.nonnegative()), 0),
  stFcp: z._default(percentualExato.check(z.nonnegative()), 0),
  valorTotal: valor,
});

export type HistoricoItem = z.output<typeof itemRegistro>;

const etapaDoPedido = z.strictObject({ situacao: situacaoPedido, em: momento });

/** An order that the company took outside this portal, as its system keeps it. Its last status is its current one. */
export const historicoRegistro = z.strictObject({
  codigoErp: codigo,
  cliente: codigo,
  usuario: codigo,
  filial: codigo,
  condicao: codigo,
  prazo: codigo,
  forma: z.enum(NOMES_DAS_FORMAS),
  origem: z.enum(ORIGENS_DO_PEDIDO),
  dataHora: momento,
  /** The statuses that it reached, in the order in which orders reach them. */
  etapas: z.array(etapaDoPedido).check(
    z.minLength(1),
    z.maxLength(8),
    z.refine(
      (etapas) => new Set(etapas.map(({ situacao }) => situacao)).size === etapas.length,
      'tem um item repetido',
    ),
    z.overwrite((etapas) =>
      etapas.toSorted((a, b) => lugarDaSituacao(a.situacao) - lugarDaSituacao(b.situacao)),
    ),
  ),
  /** Why it was refused or cancelled; '' for other orders. */
  ocorrencia: texto(500),
  previsaoEntrega: z.nullable(dia),
  numeroPedidoCliente: texto(60),
  observacao: texto(1000),
  /** A quotation. */
  orcamento: z.boolean(),
  total: valor,
  itens: z.array(itemRegistro).check(
    z.minLength(1),
    z.maxLength(2000),
    z.refine(
      (itens) => new Set(itens.map(({ produto }) => produto)).size === itens.length,
      'tem um produto repetido: some as suas quantidades numa linha',
    ),
  ),
});

export type HistoricoRegistro = z.output<typeof historicoRegistro>;

/** A line of historico: its members, all but the code optional. */
export const historicoLinha = z.partial(historicoRegistro);
