import type { Generated } from 'kysely';
import type { AtributosTables } from './schema-atributos.ts';
import type { Moment } from './schema-clientes.ts';
import type { Mudavel } from './schema-mudavel.ts';

export interface FabricanteTable extends Mudavel {
  idFabricante: number;
  nome: string;
  cnpj: string;
}

export interface MarcaTable extends Mudavel {
  idMarca: number;
  nome: string;
  idFabricante: number;
}

export interface ProdutoLinhaTable extends Mudavel {
  idLinha: number;
  nome: string;
}

export interface CategoriaTable extends Mudavel {
  idCategoria: number;
  nome: string;
}

export interface SubCategoriaTable extends Mudavel {
  idSubCategoria: number;
  nome: string;
  idCategoria: number;
}

/** `pmc` in cents, 0 = none; `codBarras` '' = unknown; `idPessoaFilial` is the home branch; codes as in seed/codes.ts. */
export interface ProdutoTable extends Mudavel {
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
  /** The place among the best sellers, from 1; 0 for what is not among them. */
  vendas: Generated<number>;
  idCashback: Generated<number | null>;
}

/**
 * A price list; a client's is found by condition and state. `licencas`: the bits a client needs for it;
 * `faixasMudado`: the transaction that changed its tiers last. `idContextoBase`: where the prices of products come
 * from that it has no row of; its tiers are its own.
 */
export interface ContextoTable {
  idContexto: string;
  idCondicao: number;
  estado: string;
  calcularSt: boolean;
  licencas: number;
  faixasMudado: Generated<number>;
  idContextoBase: string | null;
}

/**
 * `valorUnitario` in ten-thousandths of a real; discounts and `st` in hundredths of 1 %. `vendido` false: the context
 * does not sell what its base sells.
 */
export interface ProdutoPrecoTable extends Mudavel {
  idContexto: string;
  idProduto: number;
  valorUnitario: number;
  descontoComercial: number;
  descontoFinanceiro: number;
  st: number;
  vendido: Generated<boolean>;
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
export interface ProdutoEstoqueTable extends Mudavel {
  idPessoaFilial: number;
  idProduto: number;
  estoque: number;
  poucas: Generated<number>;
}

/** Names streams that were built in one run. A stream's newest generation is the one with the highest `ordem`. */
export interface CatalogoGeracaoTable {
  geracao: string;
  ordem: Generated<number>;
  criadaEm: Moment;
}

/**
 * `idContexto` '' is the catalogue itself; `cursor` is that of the rows it was built from; `corpo` is gzip, `sha256`
 * and `total` those of its last line; `nome` is where it is fetched without a session.
 */
export interface FeedTable {
  geracao: string;
  idContexto: string;
  cursor: string;
  corpo: Uint8Array;
  sha256: string;
  total: number;
  nome: string | null;
}

/** One row: the key of the streams' names. */
export interface FeedSegredoTable {
  segredo: string;
}

/** A step: where deltas for all devices begin and end. A generation's cursor is one too, from `-infinity` on. */
export interface FeedPassoTable {
  passo: Generated<number>;
  cursor: string;
  desde: number;
  em: Moment;
}

/** What changed from the transaction `de` up to a step, as it is sent; `corpo` is null when `situacao` is not `delta`. */
export interface FeedDeltaTable {
  idContexto: string;
  de: number;
  passo: number;
  situacao: 'delta' | 'unchanged' | 'large';
  corpo: Uint8Array | null;
  sha256: string | null;
  nome: string | null;
}

/** The claim of a process that builds a stream; void after `ate`. */
export interface FeedObraTable {
  idContexto: string;
  obra: Generated<string>;
  ate: Moment;
}

/** A product that is gone (`idContexto` '') or has no price in a context any more. */
export interface FeedRemovidoTable {
  idContexto: string;
  idProduto: number;
  mudado: Generated<number>;
}

/** Epochs of cursors in order: each holds from the transaction `desde` to the next one's. */
export interface FeedEpocaTable {
  epoca: Generated<string>;
  ordem: Generated<number>;
  desde: Generated<number>;
  banco: string;
  /** How many changes began before it. */
  feitas: Generated<number>;
}

export interface CatalogoTables extends AtributosTables {
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
  feedSegredo: FeedSegredoTable;
  feedObra: FeedObraTable;
  feedPasso: FeedPassoTable;
  feedDelta: FeedDeltaTable;
  feedRemovido: FeedRemovidoTable;
  feedEpoca: FeedEpocaTable;
}
