import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { dia } from '#contract/wire/paging.ts';
import { id, idTexto, instante } from '#contract/wire/wire.ts';
import { daDevolucao, OBSERVACOES_MAXIMO } from './devolucao.ts';

/** The id of the return that a change made or touched. */
export const idDevolucaoEletronica = z.int().check(z.positive());

/** A text of at most 250 characters as a person counts them; no database stores the character 0. */
const observacoes = z
  .string()
  .check(z.refine((text) => Array.from(text).length <= OBSERVACOES_MAXIMO && !text.includes('\0')));

/**
 * A total return is finalised in the same call; a partial one is a draft. `feitoEm` is ours: when the user made it
 * without a signal, which decides whether it was in term.
 */
export const cadastrarDevolucao = defineCall({
  name: 'cadastrarDevolucao',
  method: 'POST',
  path: '/Devolucao/Cadastrar',
  summary: 'Make a return of an invoice',
  documented: true,
  access: 'session',
  keyed: true,
  query: undefined,
  body: z.object({
    IdPessoaDestinatario: id,
    IdPessoaFilial: id,
    IdNotaFiscal: id,
    DevolucaoTotal: z.boolean(),
    IdMotivoDevolucao: z.nullable(id),
    UtilizaNotaFiscalCliente: z.literal(true),
    NotaFiscalClienteEletronica: z.boolean(),
    Observacoes: observacoes,
    Desktop: z.literal(false),
    feitoEm: z.optional(instante),
  }),
  reply: idDevolucaoEletronica,
  errors: [
    'cliente-nao-vinculado',
    'nao-encontrado',
    'situacao-nao-permite',
    'prazo-encerrado',
    'lote-esgotado',
    'devolucao-nao-permitida',
  ],
});

const lote = z.string().check(z.maxLength(60));

/** The key of a line: the product and the lot of the return's invoice. */
const daLinha = { IdDevolucaoEletronica: id };

/** Sets the units and the reason of a lot: a repeated call replaces them. */
export const cadastrarItemParcial = defineCall({
  name: 'cadastrarItemParcial',
  method: 'POST',
  path: '/Devolucao/CadastrarItemParcial',
  summary: 'Set a line of a return',
  documented: true,
  access: 'session',
  keyed: true,
  query: undefined,
  body: z.object({
    ...daLinha,
    Produto: z.object({ IdProduto: id }),
    Titulo: z.object({ IDTitulo: id }),
    TituloItemLote: z.object({ Lote: lote, DataVencimento: z.nullable(dia) }),
    DevolucaoMotivo: z.object({ IdDevolucaoMotivo: id }),
    QtdDevolvida: z.int(),
    ItemLote: z.optional(z.nullable(z.object({ Quantidade: z.int() }))),
  }),
  reply: idDevolucaoEletronica,
  errors: [
    'nao-encontrado',
    'item-nao-encontrado',
    'quantidade-invalida',
    'situacao-nao-permite',
    'lote-esgotado',
    'prazo-encerrado',
    'devolucao-nao-permitida',
  ],
});

/** The status that a removed line is answered with: in an object, bare, or an empty 204. */
const removida = z.codec(
  z.union([z.object({ status: z.literal(204) }), z.literal(204), z.null()]),
  z.literal(204),
  { decode: () => 204 as const, encode: (status) => ({ status }) },
);

export const excluirItemParcial = defineCall({
  name: 'excluirItemParcial',
  method: 'POST',
  path: '/Devolucao/ExcluirItemParcial',
  summary: 'Remove a line of a return',
  documented: true,
  access: 'session',
  keyed: true,
  query: undefined,
  body: z.object({ ...daLinha, IdProduto: id, IdTitulo: id, Lote: lote }),
  reply: removida,
  errors: ['nao-encontrado', 'situacao-nao-permite', 'item-nao-encontrado'],
});

/** The lines of a return as the user saw them. */
export const linhasVistas = z
  .array(z.object({ idProduto: id, lote, quantidade: z.int(), idDevolucaoMotivo: z.optional(id) }))
  .check(z.maxLength(5000));

/**
 * Every line is checked again; lines that no longer fit refuse the whole, and the refusal carries the return. The lines in
 * the body are ours: a return with other lines is not finalised, and this refusal carries no return.
 */
export const finalizarDevolucao = defineCall({
  name: 'finalizarDevolucao',
  method: 'POST',
  path: '/Devolucao/FinalizarDevolucao',
  summary: 'Finalise a return',
  documented: true,
  access: 'session',
  keyed: true,
  query: daDevolucao,
  body: z.optional(z.object({ linhas: linhasVistas })),
  reply: idDevolucaoEletronica,
  errors: [
    'nao-encontrado',
    'situacao-nao-permite',
    'devolucao-sem-itens',
    'devolucao-mudou',
    'devolucao-nao-permitida',
  ],
});

/**
 * `vista` is ours: a hash of the draft's content as the user saw it (`marcaDoRascunho`). A draft that has changed since is
 * not deleted; the refusal carries it.
 */
export const excluirDevolucao = defineCall({
  name: 'excluirDevolucao',
  method: 'DELETE',
  path: '/Devolucao',
  summary: 'Delete a return that is not finalised',
  documented: true,
  access: 'session',
  keyed: true,
  query: z.object({
    ...daDevolucao.def.shape,
    vista: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  }),
  body: undefined,
  reply: idDevolucaoEletronica,
  errors: ['nao-encontrado', 'situacao-nao-permite', 'devolucao-mudou'],
});

/** A positive number is success; another server may answer a sentence, which is shown. */
export const alterarSituacaoDevolucao = defineCall({
  name: 'alterarSituacaoDevolucao',
  method: 'PUT',
  path: '/Devolucao/AlterarSituacao',
  summary: 'Mark a return as in collection or in transport',
  documented: true,
  access: 'session',
  keyed: true,
  query: z.object({ idDevolucaoEletronica: idTexto, idSituacaoNova: idTexto }),
  body: undefined,
  reply: z.union([z.int(), z.string()]),
  errors: ['nao-encontrado', 'situacao-nao-permite'],
});
