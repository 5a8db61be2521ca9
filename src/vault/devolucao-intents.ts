/** The invoice that a return is made of, as the user saw it. */
export type NotaVista = {
  idTitulo: number;
  numDocumento: string;
  serieDocumento: string;
  dataDocumento: string;
  /** Cents. */
  valorTotalNota: number;
  idPessoaEmitente: number;
  /** The last day of the term; null while it is not known. */
  prazoAte: string | null;
  /** The server's word that the term is over, for an invoice without a known last day. */
  foraPrazo?: boolean;
};

/** Units of a lot that go back, with the texts shown for them. `valor`: their share of the invoice in cents. */
export type ItemDevolvidoVisto = {
  idProduto: number;
  descProduto: string;
  lote: string;
  dataVencimento: string | null;
  quantidade: number;
  idDevolucaoMotivo: number;
  descDevolucaoMotivo: string;
  valor: number;
};

/**
 * A return as its changes name it. `devolucao`: the key of the change that first made it, or `n<id>` for one that another
 * device made. `idDevolucao`: its id, once the server has given one. `dataDevolucao`: when it was made, by the server's
 * list; a restored server may give the id to another return, but not both.
 */
type DaDevolucao = {
  devolucao: string;
  idDevolucao?: number;
  idTitulo: number;
  numDocumento: string;
  dataDevolucao?: string;
};

/** Makes a return: a draft, or a total return, which the server finalises at once. */
export type DevolucaoCriarIntent = {
  tipo: 'devolucao-criar';
  devolucao: string;
  codigoLocal: string;
  nota: NotaVista;
  isTotal: boolean;
  /** The reason of a total return. */
  idDevolucaoMotivo: number | null;
  descDevolucaoMotivo: string;
  notaEletronica: boolean;
  observacoes: string;
};

/** Sets the units and the reason of a lot; absolute. */
export type DevolucaoItemIntent = DaDevolucao & { tipo: 'devolucao-item'; item: ItemDevolvidoVisto };

/** Removes a lot. */
export type DevolucaoItemExcluirIntent = DaDevolucao & {
  tipo: 'devolucao-item-excluir';
  idProduto: number;
  descProduto: string;
  lote: string;
};

/** Finalises a draft with the lines that the user saw. */
export type DevolucaoFinalizarIntent = DaDevolucao & {
  tipo: 'devolucao-finalizar';
  itens: ItemDevolvidoVisto[];
};

/** Deletes a draft. `vista`: a hash of its content as the user saw it; without one the draft is deleted in any case. */
export type DevolucaoExcluirIntent = DaDevolucao & { tipo: 'devolucao-excluir'; vista?: string };

/** Marks a finalised return as in collection (11) or sent off (4); absolute. */
export type DevolucaoSituacaoIntent = DaDevolucao & { tipo: 'devolucao-situacao'; idSituacao: number };

/** Adds a photograph to a draft. `foto`: its name, and that of its bytes on this device. */
export type DevolucaoFotoIntent = DaDevolucao & { tipo: 'devolucao-foto'; foto: string };

/** Removes a photograph of a draft. */
export type DevolucaoFotoExcluirIntent = DaDevolucao & { tipo: 'devolucao-foto-excluir'; foto: string };

/** A change of a return that exists already. */
export type DevolucaoMudancaIntent =
  | DevolucaoItemIntent
  | DevolucaoItemExcluirIntent
  | DevolucaoFinalizarIntent
  | DevolucaoExcluirIntent
  | DevolucaoSituacaoIntent
  | DevolucaoFotoIntent
  | DevolucaoFotoExcluirIntent;

export type DevolucaoIntent = DevolucaoCriarIntent | DevolucaoMudancaIntent;

/** The lane of a return: it never waits for a cart, nor a cart for it. */
export const laneOfDevolucao = (devolucao: string): string => `devolucao:${devolucao}`;

/** A return that the server or another device made, as changes name it. */
export const refOfId = (idDevolucao: number): string => `n${idDevolucao}`;

/** True for a change of a return. */
export const isDevolucao = <I extends { tipo: string }>(intent: I): intent is Extract<I, DevolucaoIntent> =>
  intent.tipo.startsWith('devolucao-');

/** True for a change of a return's photographs. */
export const isFoto = (intent: { tipo: string }): boolean =>
  intent.tipo === 'devolucao-foto' || intent.tipo === 'devolucao-foto-excluir';

/** The id of the invoice that a return is made of. */
export const tituloOf = (intent: DevolucaoIntent): number =>
  intent.tipo === 'devolucao-criar' ? intent.nota.idTitulo : intent.idTitulo;

/** The lot that a change of a line sets or removes; null for any other change. */
export function loteOf(intent: DevolucaoIntent): { idProduto: number; lote: string } | null {
  if (intent.tipo === 'devolucao-item') return intent.item;
  return intent.tipo === 'devolucao-item-excluir' ? intent : null;
}
