import * as z from 'zod/mini';
import { dia } from '#contract/wire/paging.ts';
import { id, idTexto, instante, percentual, precoUnitario, reais } from '#contract/wire/wire.ts';

/** Rows of a page of returns. */
export const DEVOLUCOES_POR_PAGINA = 50;

/** Situations of a return: `operacaoSituacao.idSituacao`. Refused, cancelled and received ones are over. */
export const DEVOLUCAO_EM_DIGITACAO = 1;
export const DEVOLUCAO_AGUARDANDO = 2;
export const DEVOLUCAO_RECUSADA = 3;
/** Ready to be collected; in transport once `enviada` is true. */
export const DEVOLUCAO_PRONTA = 4;
/** Set by the company's own system only. */
export const DEVOLUCAO_AUTORIZADA = 6;
export const DEVOLUCAO_CANCELADA = 8;
export const DEVOLUCAO_EM_COLETA = 11;
export const DEVOLUCAO_RECEBIDA = 13;

/** Types of a return: `idDevolucaoVendaTipo`. */
export const DEVOLUCAO_TOTAL = 1;
export const DEVOLUCAO_PARCIAL = 2;

/** Where a return was made: `idDevolucaoEletronicaTipo`; any other id is the e-commerce portal too. */
export const ORIGEM_DESKTOP = 1;
export const ORIGEM_PORTAL = 2;
export const ORIGEM_ECOMMERCE = 3;

/** Reasons that the rules know by id; the words come from the server. */
export const MOTIVO_AVARIA = 1;
export const MOTIVO_QUALIDADE = 6;
export const MOTIVO_RECALL = 7;
export const MOTIVO_CADEIA_FRIA = 8;

/** The longest observations, in characters as a person counts them. */
export const OBSERVACOES_MAXIMO = 250;

/** The lot of goods without one. */
export const SEM_LOTE = '—';
/** The lot of a combo. */
export const LOTE_COMBO = '— combo';

/** A product as a return names it. */
const produtoDevolvido = z.object({ idProduto: id, descProduto: z.string() });

/** Units of a lot; `dataVencimento` is its expiry, null where it is not known. */
const lote = z.object({ lote: z.string(), quantidade: z.int(), dataVencimento: z.nullable(dia) });

/** Units of a lot on the invoice that correction letters name as another lot. */
const loteCorrigido = z.object({ lote: z.string(), quantidade: z.int() });

export type LoteCorrigido = z.output<typeof loteCorrigido>;

/** The invoice's figures of a line: of all its units, or the share of the returned ones. */
export const itensImpostos = z.object({
  valorUnitario: precoUnitario,
  percDesconto: percentual,
  valorTotal: reais,
  stValor: reais,
  /** The part of `stValor` for a state's fund against poverty. */
  fundoCombatePobrezaStValor: reais,
});

export const devolucaoMotivo = z.object({ idDevolucaoMotivo: id, descDevolucaoMotivo: z.string() });

export type DevolucaoMotivo = z.output<typeof devolucaoMotivo>;

/**
 * A line of a return. `tituloItemLote` is the lot on the invoice with all its units, `itemLote` the units that go back.
 * `quantidadeRestante` is ours: the units of the lot that this return may hold.
 * `lotesCorrigidos` is ours: units are counted by the lot on the invoice, whatever letters say of it.
 */
export const devolucaoItem = z.object({
  produto: produtoDevolvido,
  tituloItemLote: lote,
  itemLote: z.object({ quantidade: z.int(), dataVencimento: z.nullable(dia) }),
  itensImpostos,
  devolucaoMotivo,
  quantidadeRestante: z.optional(z.int()),
  lotesCorrigidos: z.optional(z.array(loteCorrigido)),
});

export type DevolucaoItem = z.output<typeof devolucaoItem>;

/**
 * A lot of an invoice's line, with its units and figures; `itemLote` holds the units that came back before. The optional
 * members are ours.
 */
export const itemDaNotaDevolvivel = z.object({
  produto: produtoDevolvido,
  tituloItemLote: lote,
  itemLote: z.object({ quantidade: z.int(), dataVencimento: z.nullable(dia) }),
  itensImpostos,
  /** Units of the whole line, which its lots share. */
  quantidadeLinha: z.optional(z.int()),
  quantidadeDevolvida: z.optional(z.int()),
  quantidadeRestante: z.optional(z.int()),
  todosItensDevolvidos: z.optional(z.boolean()),
  refrigerado: z.optional(z.boolean()),
  controlado: z.optional(z.boolean()),
  lotesCorrigidos: z.optional(z.array(loteCorrigido)),
});

export type ItemDaNotaDevolvivel = z.output<typeof itemDaNotaDevolvivel>;

/** A return. The optional members are ours. `idDevolucaoVenda` is given when it is finalised; a draft has none. */
export const devolucao = z.object({
  idDevolucaoEletronica: id,
  idDevolucaoVenda: z.optional(z.nullable(id)),
  dataDevolucao: instante,
  titulo: z.object({ idTitulo: id, numDocumento: z.string(), serieDocumento: z.string() }),
  operacaoSituacao: z.object({
    idSituacao: id,
    descSituacao: z.string(),
    /** A colour as '#rrggbb' for a situation that the app does not know. */
    corNoPortal: z.optional(z.nullable(z.string())),
  }),
  devolucaoEletronicaTipo: z.object({ idDevolucaoEletronicaTipo: id, descricao: z.string() }),
  devolucaoVendaTipo: z.object({ idDevolucaoVendaTipo: id }),
  cliente: z.object({ pessoa: z.object({ idPessoa: id, cpfCnpj: z.string(), nome: z.string() }) }),
  valorTotalNota: reais,
  valorTotal: reais,
  totalRegistros: z.int(),
  qtdRegistrosPorPagina: z.int(),
  /** The total of all pages. */
  somaValorTotal: z.optional(reais),
  /** True once the goods were sent off. */
  enviada: z.optional(z.boolean()),
  /** Whether the term for returns was over when it was made. */
  foraPrazo: z.optional(z.boolean()),
  idPessoaFilial: z.optional(id),
  /** The reason of a total return. */
  idDevolucaoMotivo: z.optional(z.nullable(id)),
  /** False for a paper invoice of the customer. */
  notaFiscalClienteEletronica: z.optional(z.boolean()),
  observacoes: z.optional(z.string()),
  /** The name of the user who made it. */
  criadaPor: z.optional(z.string()),
  /** The company's sentence of its last change. */
  mensagem: z.optional(z.string()),
  itens: z.optional(z.array(devolucaoItem)),
  /** Its photographs, the oldest first; absent from a server without them. */
  anexos: z.optional(z.array(z.object({ idAnexo: z.string() }))),
});

export type Devolucao = z.output<typeof devolucao>;

/** The query of a call for one return. */
export const daDevolucao = z.object({ idDevolucaoEletronica: idTexto });

/** The invoice of a return as the search finds it. The optional members are ours. */
export const notaDevolvivel = z.object({
  idTitulo: id,
  numDocumento: z.string(),
  serieDocumento: z.string(),
  dataDocumento: instante,
  valorTotalNota: reais,
  idPessoaEmitente: id,
  idPessoaDestinatario: id,
  foraPrazo: z.optional(z.boolean()),
  /** The last day of the term; another server may not know it. */
  prazoAte: z.optional(z.nullable(dia)),
  idPedidoSituacao: z.optional(z.nullable(id)),
  chaveAcesso: z.optional(z.string()),
  /** True when no unit is left. */
  todosItensDevolvidos: z.optional(z.boolean()),
});

export type NotaDevolvivel = z.output<typeof notaDevolvivel>;

/** An invoice with the lots of its lines, as a device keeps it. */
export const notaComItens = z.object({ ...notaDevolvivel.def.shape, itens: z.array(itemDaNotaDevolvivel) });

export type NotaComItens = z.output<typeof notaComItens>;
