import type { Mudavel } from './schema-mudavel.ts';

/** A badge; `idBibliotecaIconeLayout` chooses the icon set, the lowest `Prioridade` stands first. */
export interface SeloTable extends Mudavel {
  idSelo: number;
  rotulo: string;
  icone: string;
  idBibliotecaIconeLayout: number;
  previaUrl: string | null;
  tipoDescontoPorVolume: boolean;
  Prioridade: number;
  detalhes: string;
  idTemaPersonalizado: number | null;
}

export interface ProdutoSeloTable {
  idProduto: number;
  idSelo: number;
}

/** The limits of a cashback campaign; `valorLimite` in cents. */
export interface CashbackConfiguracaoTable {
  idCashbackConfiguracao: number;
  utilizarLimitadorQuantidadeLimite: boolean;
  quantidadeLimite: number | null;
  utilizarLimitadorValorLimite: boolean;
  valorLimite: number | null;
  hotsiteUrl: string | null;
  hotsiteHtml: string | null;
}

/** The cashback of products; `valorCashbackItem` in ten-thousandths of a real, `valorLimite` in cents. */
export interface CashbackTable extends Mudavel {
  idCashback: number;
  valorCashbackItem: number;
  utilizarLimitadorQuantidade: boolean;
  quantidadeLimite: number | null;
  utilizarLimitadorValor: boolean;
  valorLimite: number | null;
  idCashbackConfiguracao: number | null;
}

export interface ProdutoListaTable extends Mudavel {
  idProdutoLista: number;
  nome: string;
}

export interface ProdutoListaItemTable {
  idProdutoLista: number;
  idProduto: number;
  posicao: number;
}

export interface AtributosTables {
  selo: SeloTable;
  produtoSelo: ProdutoSeloTable;
  cashbackConfiguracao: CashbackConfiguracaoTable;
  cashback: CashbackTable;
  produtoLista: ProdutoListaTable;
  produtoListaItem: ProdutoListaItemTable;
}
