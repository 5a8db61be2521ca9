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
  /** The tax list: '+', '-' or 'N'; '' is unknown. */
  listaPisCofins: Generated<string>;
  sinais: number;
  pmc: number;
  idPessoaFilial: number;
  idCarrinhoGrupoTipo: number;
  /** The place among the best sellers, from 1; 0 for other products. */
  vendas: Generated<number>;
  idCashback: Generated<number | null>;
  /** The hotsite that its page links to. */
  idHotsite: Generated<number | null>;
}

/** A picture of a product; `endereco`: a path on this server, or an address of an allowed host. */
export interface ProdutoImagemTable {
  idProduto: number;
  posicao: number;
  endereco: string;
}

/** The picture of a brand; `endereco` as in `produtoImagem`. */
export interface MarcaImagemTable {
  idMarca: number;
  endereco: string;
}

/**
 * A price list; a customer's is found by condition and state. `licencas`: the bits that a customer needs for it;
 * `faixasMudado`: the transaction that last changed its tiers. `idContextoBase`: supplies the prices of products
 * without a row here; tiers are not inherited.
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
 * `valorUnitario` in ten-thousandths of a real; discounts and `st` in hundredths of 1 %, `stFcp` the fund's part of
 * `st`. `vendido` false: the context does not sell this product of its base.
 */
export interface ProdutoPrecoTable extends Mudavel {
  idContexto: string;
  idProduto: number;
  valorUnitario: number;
  descontoComercial: number;
  descontoFinanceiro: number;
  st: number;
  stFcp: Generated<number>;
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

/** Only a product's home branch has a row; stock below `poucas` counts as few. */
export interface ProdutoEstoqueTable extends Mudavel {
  idPessoaFilial: number;
  idProduto: number;
  estoque: number;
  poucas: Generated<number>;
}

/** Names the streams of one run. A stream's newest generation is the one with the highest `ordem`. */
export interface CatalogoGeracaoTable {
  geracao: string;
  ordem: Generated<number>;
  criadaEm: Moment;
}

/**
 * `idContexto` '' is the catalogue itself; `cursor` is that of its source rows; `corpo` is gzip, `sha256` and `total`
 * those of its last line; `nome` is its name for requests without a session.
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

/** A step: the start and end of deltas for all devices. A generation's cursor is one too, from `-infinity` on. */
export interface FeedPassoTable {
  passo: Generated<number>;
  cursor: string;
  desde: number;
  em: Moment;
}

/** The changes from the transaction `de` up to a step, as sent; `corpo` is null unless `situacao` is `delta`. */
export interface FeedDeltaTable {
  idContexto: string;
  de: number;
  passo: number;
  situacao: 'delta' | 'unchanged' | 'large';
  corpo: Uint8Array | null;
  sha256: string | null;
  nome: string | null;
}

/** A process's claim on building a stream; void after `ate`. */
export interface FeedObraTable {
  idContexto: string;
  obra: Generated<string>;
  ate: Moment;
}

/** A removed product (`idContexto` '') or one that lost its price in a context. */
export interface FeedRemovidoTable {
  idContexto: string;
  idProduto: number;
  mudado: Generated<number>;
}

/** Epochs of cursors in order: each is valid from the transaction `desde` to the next epoch's. */
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
  produtoImagem: ProdutoImagemTable;
  marcaImagem: MarcaImagemTable;
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
