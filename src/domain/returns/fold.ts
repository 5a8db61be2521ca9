import {
  DEVOLUCAO_EM_DIGITACAO,
  DEVOLUCAO_PARCIAL,
  DEVOLUCAO_PRONTA,
  DEVOLUCAO_TOTAL,
  type Devolucao,
  ORIGEM_ECOMMERCE,
} from '#contract/returns/devolucao.ts';
import { descricaoOrigem, descricaoSituacao } from './situacao.ts';

/** Units of a lot in a return as a screen shows them. `valor` in cents. */
export type ItemVisto = {
  readonly idProduto: number;
  readonly descProduto: string;
  readonly lote: string;
  readonly dataVencimento: string | null;
  readonly quantidade: number;
  readonly idDevolucaoMotivo: number;
  readonly descDevolucaoMotivo: string;
  readonly valor: number;
};

/** A photograph of a return: on the server, only on this device, or waiting to be sent. */
export type FotoVista = { readonly id: string; readonly onde: 'servidor' | 'aparelho' | 'fila' };

/** A return as a screen shows it: the server's state with the changes of this device applied. Amounts in cents. */
export type DevolucaoVista = {
  /** Null until the server has made it. */
  readonly id: number | null;
  readonly idDevolucaoVenda: number | null;
  /** Its name on this device until it has a number. */
  readonly codigoLocal: string | null;
  readonly dataDevolucao: string;
  readonly idTitulo: number;
  readonly numDocumento: string;
  readonly serieDocumento: string;
  readonly valorTotalNota: number;
  readonly idPessoaEmitente: number | null;
  readonly idDevolucaoVendaTipo: number;
  readonly idSituacao: number;
  readonly descSituacao: string;
  readonly corNoPortal: string | null;
  readonly enviada: boolean;
  readonly foraPrazo: boolean;
  readonly descOrigem: string;
  readonly notaEletronica: boolean;
  readonly observacoes: string;
  /** The company's last sentence. */
  readonly mensagem: string;
  readonly criadaPor: string;
  readonly idDevolucaoMotivo: number | null;
  readonly itens: readonly ItemVisto[];
  readonly fotos: readonly FotoVista[];
  readonly valorTotal: number;
  /** True once the user finalised it here, also before the server has. */
  readonly isFinalizada: boolean;
  /** True once the user deleted it here. */
  readonly isExcluida: boolean;
};

/** A change of a return. */
export type MutacaoDevolucao =
  | { readonly tipo: 'item'; readonly item: ItemVisto }
  | { readonly tipo: 'item-excluir'; readonly idProduto: number; readonly lote: string }
  | { readonly tipo: 'finalizar' }
  | { readonly tipo: 'excluir' }
  | { readonly tipo: 'situacao'; readonly idSituacao: number }
  | { readonly tipo: 'foto'; readonly foto: FotoVista }
  | { readonly tipo: 'foto-excluir'; readonly id: string };

type DoLote = { readonly idProduto: number; readonly lote: string };

/** True for the same product and lot. */
export const isSameLote = (a: DoLote, b: DoLote): boolean => a.idProduto === b.idProduto && a.lote === b.lote;

/** Reads the server's return as a screen shows it. */
export function vistaOf(devolucao: Devolucao): DevolucaoVista {
  const { operacaoSituacao, titulo } = devolucao;
  const itens = (devolucao.itens ?? []).map((item) => ({
    idProduto: item.produto.idProduto,
    descProduto: item.produto.descProduto,
    lote: item.tituloItemLote.lote,
    dataVencimento: item.tituloItemLote.dataVencimento,
    quantidade: item.itemLote.quantidade,
    ...item.devolucaoMotivo,
    valor: item.itensImpostos.valorTotal,
  }));
  return {
    id: devolucao.idDevolucaoEletronica,
    idDevolucaoVenda: devolucao.idDevolucaoVenda ?? null,
    codigoLocal: null,
    dataDevolucao: devolucao.dataDevolucao,
    idTitulo: titulo.idTitulo,
    numDocumento: titulo.numDocumento,
    serieDocumento: titulo.serieDocumento,
    valorTotalNota: devolucao.valorTotalNota,
    idPessoaEmitente: devolucao.idPessoaFilial ?? null,
    idDevolucaoVendaTipo: devolucao.devolucaoVendaTipo.idDevolucaoVendaTipo,
    idSituacao: operacaoSituacao.idSituacao,
    descSituacao: operacaoSituacao.descSituacao,
    corNoPortal: operacaoSituacao.corNoPortal ?? null,
    enviada: devolucao.enviada ?? false,
    foraPrazo: devolucao.foraPrazo ?? false,
    descOrigem: descricaoOrigem(devolucao.devolucaoEletronicaTipo.idDevolucaoEletronicaTipo),
    notaEletronica: devolucao.notaFiscalClienteEletronica ?? true,
    observacoes: devolucao.observacoes ?? '',
    mensagem: devolucao.mensagem ?? '',
    criadaPor: devolucao.criadaPor ?? '',
    idDevolucaoMotivo: devolucao.idDevolucaoMotivo ?? null,
    itens,
    fotos: (devolucao.anexos ?? []).map(({ idAnexo }) => ({ id: idAnexo, onde: 'servidor' as const })),
    valorTotal: devolucao.valorTotal,
    isFinalizada: operacaoSituacao.idSituacao !== DEVOLUCAO_EM_DIGITACAO,
    isExcluida: false,
  };
}

/** The data from which this device makes a return. */
export type DevolucaoNova = {
  readonly codigoLocal: string;
  readonly em: string;
  readonly nota: {
    readonly idTitulo: number;
    readonly numDocumento: string;
    readonly serieDocumento: string;
    readonly valorTotalNota: number;
    readonly idPessoaEmitente: number;
  };
  readonly foraPrazo: boolean;
  readonly isTotal: boolean;
  readonly idDevolucaoMotivo: number | null;
  readonly notaEletronica: boolean;
  readonly observacoes: string;
};

/** A return that only this device knows; `id` once the server has made it. */
export const vistaNova = (nova: DevolucaoNova, id: number | null): DevolucaoVista => ({
  id,
  idDevolucaoVenda: null,
  codigoLocal: nova.codigoLocal,
  dataDevolucao: nova.em,
  idTitulo: nova.nota.idTitulo,
  numDocumento: nova.nota.numDocumento,
  serieDocumento: nova.nota.serieDocumento,
  valorTotalNota: nova.nota.valorTotalNota,
  idPessoaEmitente: nova.nota.idPessoaEmitente,
  idDevolucaoVendaTipo: nova.isTotal ? DEVOLUCAO_TOTAL : DEVOLUCAO_PARCIAL,
  idSituacao: DEVOLUCAO_EM_DIGITACAO,
  descSituacao: descricaoSituacao(DEVOLUCAO_EM_DIGITACAO, false),
  corNoPortal: null,
  enviada: false,
  foraPrazo: nova.foraPrazo,
  descOrigem: descricaoOrigem(ORIGEM_ECOMMERCE),
  notaEletronica: nova.notaEletronica,
  observacoes: nova.observacoes,
  mensagem: '',
  criadaPor: '',
  idDevolucaoMotivo: nova.idDevolucaoMotivo,
  itens: [],
  fotos: [],
  valorTotal: nova.isTotal ? nova.nota.valorTotalNota : 0,
  isFinalizada: nova.isTotal,
  isExcluida: false,
});

/** Applies a change. Repeating it changes nothing more: quantities are absolute. */
export function applyDevolucao(vista: DevolucaoVista, mutacao: MutacaoDevolucao): DevolucaoVista {
  switch (mutacao.tipo) {
    case 'item': {
      const { item } = mutacao;
      const isThere = vista.itens.some((one) => isSameLote(one, item));
      if (!isThere) return withItens(vista, [...vista.itens, item]);
      return withItens(
        vista,
        vista.itens.map((one) => (isSameLote(one, item) ? item : one)),
      );
    }
    case 'item-excluir':
      return withItens(
        vista,
        vista.itens.filter((one) => !isSameLote(one, mutacao)),
      );
    case 'foto':
      return { ...vista, fotos: [...withoutFoto(vista, mutacao.foto.id), mutacao.foto] };
    case 'foto-excluir':
      return { ...vista, fotos: withoutFoto(vista, mutacao.id) };
    case 'finalizar':
      return { ...vista, isFinalizada: true };
    case 'excluir':
      return { ...vista, isExcluida: true };
    case 'situacao': {
      const enviada = mutacao.idSituacao === DEVOLUCAO_PRONTA;
      const descSituacao = descricaoSituacao(mutacao.idSituacao, enviada);
      return { ...vista, idSituacao: mutacao.idSituacao, enviada, descSituacao };
    }
  }
}

const withoutFoto = ({ fotos }: DevolucaoVista, id: string): FotoVista[] =>
  fotos.filter((foto) => foto.id !== id);

const withItens = (vista: DevolucaoVista, itens: readonly ItemVisto[]): DevolucaoVista => ({
  ...vista,
  itens,
  valorTotal: itens.reduce((sum, { valor }) => sum + valor, 0),
});
