import * as z from 'zod/mini';
import { codigoDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import { linhaChave, linhaDetalhe } from '#contract/cart/linha.ts';
import { situacaoOrcamento } from '#contract/orders/orcamento.ts';
import type { ItemCalculado, ItemVendavel } from '#domain/cart/carrinho.ts';
import type { GrupoChave } from '#domain/cart/linha.ts';
import { contatoIntents } from './contato-schema.ts';
import { devolucaoIntents } from './devolucao-schema.ts';
import type { GrupoVisto, Intent, OutboxRow, ParkedRow, ReceiptRow } from './outbox-rows.ts';
import { visitaIntent } from './visita-schema.ts';

// The annotations tie each schema to its type. A member that becomes required in a type must be in its
// schema; the stored rows of earlier builds, which lack it, then fail their test until they get an upcast.
// A kind that is missing in the union is not noticed by the compiler.

const grupoChave = z.object({
  idPessoaFilial: z.number(),
  idCondicao: z.number(),
  idCarrinhoGrupoTipo: z.number(),
}) satisfies z.ZodMiniType<GrupoChave>;

const itemVendavel: z.ZodMiniType<ItemVendavel> = z.object({
  valorUnitario: z.number(),
  descontoComercial: z.number(),
  descontoFinanceiro: z.number(),
  st: z.number(),
  faixas: z.array(
    z.object({ quantidade: z.number(), descontoComercial: z.number(), descontoFinanceiro: z.number() }),
  ),
  descricao: z.string(),
  descricaoMarca: z.string(),
  categoria: z.string(),
  idPessoaFilial: z.number(),
  idCarrinhoGrupoTipo: z.number(),
  estoque: z.number(),
  composicao: z.exactOptional(
    z.array(z.object({ idProduto: z.number(), quantidade: z.number(), estoque: z.number() })),
  ),
  codBarra: z.exactOptional(z.string()),
});

const itemCalculado: z.ZodMiniType<ItemCalculado> = z.object({
  ...linhaChave.def.shape,
  ...linhaDetalhe.def.shape,
  ...grupoChave.def.shape,
  descricao: z.string(),
  descricaoMarca: z.string(),
  categoria: z.string(),
  quantidade: z.number(),
  quantidadeAtendida: z.number(),
  quantidadeFalta: z.number(),
  valorUnitario: z.number(),
  descontoComercial: z.number(),
  descontoFinanceiro: z.number(),
  stValor: z.number(),
  valorLiquido: z.number(),
  valorTotal: z.number(),
});

const grupoVisto = z.object({
  ...grupoChave.def.shape,
  totalVisto: z.number(),
  quantidadeAtendidaVista: z.number(),
  descricaoFilial: z.string(),
  descricaoCarrinhoGrupo: z.string(),
  descricaoPagamento: z.string(),
  idPagamentoVisto: z.exactOptional(z.string()),
}) satisfies z.ZodMiniType<GrupoVisto>;

const extras = {
  informar: z.boolean(),
  numeroPedidoCliente: z.string(),
  observacao: z.string(),
};

const intent: z.ZodMiniType<Intent> = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('linha'),
    linha: linhaChave,
    quantidade: z.number(),
    base: z.object({ quantidade: z.number(), revisao: z.nullable(z.number()) }),
    visto: z.object({ ...linhaChave.def.shape, quantidade: z.number(), item: itemVendavel }),
    detalhe: z.exactOptional(linhaDetalhe),
    antesDe: z.exactOptional(linhaChave),
  }),
  z.object({
    tipo: z.literal('pagamento'),
    grupo: grupoChave,
    idPrazo: z.number(),
    idFormaPagamento: z.number(),
    descricaoPagamento: z.string(),
  }),
  z.object({ tipo: z.literal('extras'), ...extras, semCarrinho: z.exactOptional(z.boolean()) }),
  z.object({ tipo: z.literal('etapa') }),
  z.object({
    tipo: z.literal('envio'),
    codigoLocal: z.string(),
    totalVisto: z.number(),
    grupos: z.array(grupoVisto),
    linhas: z.array(itemCalculado),
    extras: z.exactOptional(z.object(extras)),
    cashbackAplicado: z.exactOptional(z.number()),
  }),
  z.object({
    tipo: z.literal('intencao'),
    idItem: z.number(),
    idItemTipo: z.number(),
    descricao: z.string(),
  }),
  ...devolucaoIntents,
  ...contatoIntents,
  visitaIntent,
  z.object({
    tipo: z.literal('orcamento'),
    codigoLocal: z.string(),
    observacao: z.string(),
    validadeDias: z.number(),
    totalVisto: z.number(),
    grupos: z.array(grupoVisto),
    linhas: z.array(itemCalculado),
    semIndisponiveis: z.exactOptional(z.literal(true)),
  }),
  z.object({
    tipo: z.literal('orcamento-situacao'),
    idPrePedido: z.nullable(z.number()),
    codigoLocal: z.nullable(z.string()),
    situacao: situacaoOrcamento,
  }),
  z.object({
    tipo: z.literal('codigos'),
    aprendidos: z.array(codigoDoCliente),
    esquecidos: z.array(z.string()),
  }),
]);

const origin = {
  key: z.string(),
  lane: z.string(),
  idUsuario: z.number(),
  idPessoaCliente: z.number(),
  nomeCliente: z.string(),
  intent,
  at: z.number(),
  seq: z.number(),
};

const pedidoNumero = { ...grupoChave.def.shape, idPrePedido: z.number(), total: z.number() };

const lastAnswer = z.object({
  at: z.number(),
  status: z.nullable(z.number()),
  text: z.string(),
  erro: z.exactOptional(z.object({ message: z.string(), description: z.string() })),
});

/** An unsent change as this build reads it, after `upcastRow`. */
export const outboxRow: z.ZodMiniType<OutboxRow> = z.object({
  ...origin,
  v: z.literal([1, 2, 3, 4, 5]),
  state: z.enum(['queued', 'sending']),
  notBefore: z.number(),
  quietUntil: z.number(),
  tries: z.number(),
  claim: z.nullable(z.string()),
  leaseUntil: z.number(),
  frozen: z.nullable(
    z.object({
      method: z.enum(['POST', 'PUT', 'DELETE']),
      path: z.string(),
      query: z.record(z.string(), z.string()),
      body: z.nullable(z.string()),
      foto: z.exactOptional(z.string()),
    }),
  ),
  firstTry: z.exactOptional(z.object({ at: z.number(), heardAt: z.nullable(z.number()) })),
  lastAnswer: z.nullable(lastAnswer),
  copied: z.exactOptional(z.literal(true)),
});

/** A confirmed change as this build reads it, after `upcastReceipt`. */
export const receiptRow: z.ZodMiniType<ReceiptRow> = z.object({
  ...origin,
  settledAt: z.number(),
  revisao: z.number(),
  pedidos: z.array(z.object(pedidoNumero)),
  idDevolucao: z.exactOptional(z.number()),
  adotada: z.exactOptional(z.literal(true)),
  feitaPorOutro: z.exactOptional(z.literal(true)),
  idTelefone: z.exactOptional(z.number()),
  ficaAqui: z.exactOptional(z.literal(true)),
  sobrescrito: z.exactOptional(z.number()),
});

/** A refused change as this build reads it. */
export const parkedRow: z.ZodMiniType<ParkedRow> = z.object({
  ...origin,
  parkedAt: z.number(),
  status: z.number(),
  codigo: z.string(),
  message: z.string(),
  description: z.string(),
  recusados: z.exactOptional(
    z.array(
      z.object({
        ...grupoChave.def.shape,
        codigo: z.string(),
        message: z.string(),
        description: z.string(),
      }),
    ),
  ),
  pedidos: z.exactOptional(
    z.array(
      z.object({
        ...pedidoNumero,
        codigoLocal: z.optional(z.nullable(z.string())),
        linhas: z.optional(
          z.array(z.object({ idItem: z.number(), idItemTipo: z.number(), quantidade: z.number() })),
        ),
      }),
    ),
  ),
  restam: z.exactOptional(
    z.array(z.object({ idProduto: z.number(), lote: z.string(), quantidade: z.number() })),
  ),
  rascunho: z.exactOptional(z.number()),
  decided: z.nullable(
    z.object({ at: z.number(), as: z.enum(['discarded', 'retried', 'auto', 'withdrawn']) }),
  ),
});

/** The photographs of a file of unsent changes: Base64 by name; absent in files of earlier builds. */
export const unsentFotos = z.optional(z.record(z.string(), z.string()));
