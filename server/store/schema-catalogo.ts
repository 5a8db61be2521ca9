import type { Generated } from 'kysely';
import type { Moment } from './schema-clientes.ts';

export interface FabricanteTable {
  idFabricante: number;
  nome: string;
  cnpj: string;
}

export interface MarcaTable {
  idMarca: number;
  nome: string;
  idFabricante: number;
}

export interface ProdutoLinhaTable {
  idLinha: number;
  nome: string;
}

export interface CategoriaTable {
  idCategoria: number;
  nome: string;
}

export interface SubCategoriaTable {
  idSubCategoria: number;
  nome: string;
  idCategoria: number;
}

/** `pmc` in cents, 0 = none; `codBarras` '' = unknown; `idPessoaFilial` is the home branch; codes as in seed/codes.ts. */
export interface ProdutoTable {
  idProduto: number;
  registro: string;
  nome: string;
  apresentacao: string;
  substancia: string;
  idFabricante: number;
  idMarca: number;
  idLinha: number;
  idSubCategoria: number;
  codBarras: string;
  codBarrasValido: boolean;
  tipo: number;
  tarja: number;
  sinais: number;
  pmc: number;
  idPessoaFilial: number;
  idCarrinhoGrupoTipo: number;
}

/** A price list; a client's is found by condition and state. `licencas`: the bits a client needs for it. */
export interface ContextoTable {
  idContexto: string;
  idCondicao: number;
  estado: string;
  calcularSt: boolean;
  licencas: number;
}

/** `valorUnitario` in ten-thousandths of a real; discounts and `st` in hundredths of 1 %. */
export interface ProdutoPrecoTable {
  idContexto: string;
  idProduto: number;
  valorUnitario: number;
  descontoComercial: number;
  descontoFinanceiro: number;
  st: number;
}

/** From `quantidade` on these replace the context's discounts, for every product of the brand. */
export interface MarcaFaixaTable {
  idContexto: string;
  idMarca: number;
  quantidade: number;
  descontoComercial: number;
  descontoFinanceiro: number;
}

/** Only the home branch of a product has a row; below `poucas` it counts as few. */
export interface ProdutoEstoqueTable {
  idPessoaFilial: number;
  idProduto: number;
  estoque: number;
  poucas: Generated<number>;
}

/** The newest generation is the one with the highest `ordem`. */
export interface CatalogoGeracaoTable {
  geracao: string;
  ordem: Generated<number>;
  criadaEm: Moment;
}

/** `idContexto` '' is the catalogue itself; `corpo` is gzip, `sha256` and `total` those of its last line. */
export interface FeedTable {
  geracao: string;
  idContexto: string;
  corpo: Uint8Array;
  sha256: string;
  total: number;
}

export interface CatalogoTables {
  fabricante: FabricanteTable;
  marca: MarcaTable;
  produtoLinha: ProdutoLinhaTable;
  categoria: CategoriaTable;
  subCategoria: SubCategoriaTable;
  produto: ProdutoTable;
  contexto: ContextoTable;
  produtoPreco: ProdutoPrecoTable;
  marcaFaixa: MarcaFaixaTable;
  produtoEstoque: ProdutoEstoqueTable;
  catalogoGeracao: CatalogoGeracaoTable;
  feed: FeedTable;
}
