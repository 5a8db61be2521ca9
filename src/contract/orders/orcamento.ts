import * as z from 'zod/mini';
import { linhaChave, linhaDetalhe } from '#contract/cart/linha.ts';
import { defineCall } from '#contract/wire/call.ts';
import { id, instante, reais } from '#contract/wire/wire.ts';
import { pedidoFeito } from './pedido.ts';

/** The longest remark on a quotation, in UTF-16 units. */
export const OBSERVACAO_ORCAMENTO_MAXIMA = 60;

/** For how many days a quotation holds: by default, and at most. */
export const VALIDADE_DIAS_PADRAO = 7;
export const VALIDADE_DIAS_MAXIMA = 30;

/** Room for 10,000 lines of at most 400 bytes each. */
const ORCAMENTO_BYTES = 4 * 1024 * 1024;

/** A group by its natural key, with its total on screen, and `<idPrazo>_<idFormaPagamento>` as seen. */
const grupoOrcado = z.object({
  idPessoaFilial: id,
  idCondicao: id,
  idCarrinhoGrupoTipo: id,
  /** Another total than this is told in the quotation's `mensagemOcorrencia`. */
  totalVisto: reais,
  idPagamentoVisto: z.optional(z.string()),
});

/**
 * Ours: keeps lines as one quotation for each group, at the server's current prices; takes no stock, credit or cashback.
 * Sending the same code and `feitoEm` again returns the existing ones.
 */
export const guardarOrcamento = defineCall({
  name: 'guardarOrcamento',
  method: 'POST',
  path: '/orcamento',
  summary: 'Keep lines as quotations',
  documented: false,
  access: 'session',
  keyed: true,
  bodyLimit: ORCAMENTO_BYTES,
  query: undefined,
  body: z.object({
    idPessoaCliente: id,
    /** The device's short code of it. */
    codigoLocal: z.string().check(z.minLength(1), z.maxLength(16)),
    feitoEm: instante,
    /** The last valid day is this many days after `feitoEm`. */
    validadeDias: z.int().check(z.minimum(1), z.maximum(VALIDADE_DIAS_MAXIMA)),
    observacao: z.string().check(z.maxLength(OBSERVACAO_ORCAMENTO_MAXIMA)),
    grupos: z.array(grupoOrcado),
    linhas: z.array(z.object({ ...linhaChave.def.shape, ...linhaDetalhe.def.shape, quantidade: z.int() })),
    /** Leaves lines out that are not sold any more. Without it such a line refuses all (404 `item-nao-encontrado`). */
    semIndisponiveis: z.optional(z.boolean()),
  }),
  reply: z.object({ codigoLocal: z.string(), orcamentos: z.array(pedidoFeito) }),
  errors: [
    'requisicao-invalida',
    'cliente-nao-vinculado',
    'carrinho-vazio',
    'item-nao-encontrado',
    'quantidade-invalida',
    'sem-meio-pagamento',
    'chave-reutilizada',
  ],
});

/** The marks on a quotation: its lines went into a cart (`desfeito` takes that back), it is removed, or it is put back. */
export const situacaoOrcamento = z.enum(['transformado', 'desfeito', 'excluido', 'aberto']);

export type SituacaoOrcamento = z.output<typeof situacaoOrcamento>;

/**
 * Ours: marks a quotation by its number, or those of one `codigoLocal` before the device knows their numbers. A removed
 * one is cancelled and can be put back; the company's own quotations are only marked as `transformado` or `desfeito`.
 */
export const marcarOrcamento = defineCall({
  name: 'marcarOrcamento',
  method: 'PUT',
  path: '/orcamento/situacao',
  summary: 'Mark, remove or put back a quotation',
  documented: false,
  access: 'session',
  keyed: true,
  query: undefined,
  body: z.object({
    idPessoaCliente: id,
    idPrePedido: z.optional(id),
    codigoLocal: z.optional(z.string().check(z.minLength(1), z.maxLength(16))),
    situacao: situacaoOrcamento,
    /** When the user did it. */
    em: instante,
  }),
  /** With the code of the request, so that a device knows its own. */
  reply: z.object({
    situacao: situacaoOrcamento,
    codigoLocal: z.optional(z.string()),
    orcamentos: z.array(id),
  }),
  errors: ['nao-encontrado', 'cliente-nao-vinculado', 'situacao-nao-permite', 'chave-reutilizada'],
});
