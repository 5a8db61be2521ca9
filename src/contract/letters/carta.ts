import * as z from 'zod/mini';
import { id, instante, precoUnitario, reais } from '#contract/wire/wire.ts';

/** Rows of a page of letters by default, and the maximum. */
export const CARTAS_POR_PAGINA = 50;
export const CARTAS_POR_PAGINA_MAXIMO = 200;

/** Situations of a correction letter. Rejected, registered and deleted ones are over. */
export const CARTA_ABERTA = 1;
export const CARTA_AGUARDANDO = 2;
export const CARTA_REJEITADA = 3;
/** Registered: the invoice is corrected. */
export const CARTA_FINALIZADA = 4;
export const CARTA_EXCLUIDA = 5;

/** `idAcaoOrigem` of every change of a letter's situation. */
export const ORIGEM_CARTA = 8 as const;

/** `Message` of a confirmed letter: registered, or waiting for the company's approval. */
export const CARTA_CONCLUIDA = 'Concluído';
export const CARTA_ENVIADA = 'Info';

/** The longest lot, as the layout of the NF-e has it. */
export const LOTE_MAXIMO = 20;

/** `cartaCorrecao` of a letter's item. */
const daCarta = z.object({ idCartaCorrecao: id });

/** Units of a lot that earlier letters of the invoice corrected. */
const correcaoAnterior = z.object({ idCartaCorrecao: id, lote: z.string(), quantidade: z.int() });

/**
 * A row of a letter's items. Each original lot of the invoice has one row without a corrected lot, followed by one row for
 * each corrected lot of it. The optional members are ours.
 */
export const cartaCorrecaoItem = z.object({
  produto: z.object({ idProduto: id, descProduto: z.string() }),
  /** The lot on the invoice, with all its units. */
  loteOrigem: z.object({ lote: z.string(), quantidade: z.int() }),
  /** Null in the row of the original lot. */
  loteCorrigido: z.nullable(z.string()),
  quantidadeCorrigida: z.nullable(z.int()),
  /** The price of a unit on the invoice, and the value of the row's units. */
  itensImpostos: z.object({ valorUnitario: precoUnitario, valorTotal: reais }),
  cartaCorrecao: daCarta,
  /** The number of the line on the invoice; with the original lot it is the key of a row. */
  nItem: z.optional(z.int()),
  /** Units of the original lot that can still be corrected. */
  quantidadeRestante: z.optional(z.int()),
  /** Corrections of the original lot by earlier letters, which stay in force; in its own row only. */
  correcoesAnteriores: z.optional(z.array(correcaoAnterior)),
});

export type CartaCorrecaoItem = z.output<typeof cartaCorrecaoItem>;

export const cartaCorrecaoSituacao = z.object({ idCartaCorrecaoSituacao: id, descricao: z.string() });

export type CartaCorrecaoSituacao = z.output<typeof cartaCorrecaoSituacao>;

/** A correction letter of an invoice. The optional members are ours. */
export const cartaCorrecao = z.object({
  idCartaCorrecao: id,
  data: instante,
  titulo: z.object({ idTitulo: id, numDocumento: z.string(), serieDocumento: z.string() }),
  cartaCorrecaoSituacao,
  cliente: z.object({ pessoa: z.object({ idPessoa: id, cpfCnpj: z.string(), nome: z.string() }) }),
  filial: z.object({ idPessoaFilial: id, descricaoFilial: z.string() }),
  /** Letters of all pages of the list. */
  quantidadeRegistros: z.int(),
  chaveAcesso: z.optional(z.string()),
  /** The name of the user who made it. */
  criadaPor: z.optional(z.string()),
  /** The company's sentence of a rejected letter. */
  mensagem: z.optional(z.string()),
  /** The event of a registered letter; without it there is no XML and no PDF. */
  evento: z.optional(
    z.nullable(z.object({ nSeqEvento: z.int(), dataRegistro: instante, numProtocolo: z.string() })),
  ),
  /** Its items; the list has them where `incluirItens` asks for them. */
  itemNota: z.optional(z.array(cartaCorrecaoItem)),
});

export type CartaCorrecao = z.output<typeof cartaCorrecao>;
