import { nomeInformado } from '#domain/catalogue/marca.ts';
import { type Cell, csvHead, csvRow, type Figure } from '#lib/csv.ts';

/** A product of a price list; amounts in ten-thousandths of a real, percentages in hundredths of 1 %. */
export type ProdutoTabela = {
  /** The code that users read. */
  codigo: string;
  /** The main bar code first; empty if none is known. */
  codigosBarras: readonly string[];
  nome: string;
  apresentacao: string;
  substancia: string;
  fabricante: string;
  marca: string;
  linha: string;
  categoria: string;
  subCategoria: string;
  comercializado: boolean;
  /** Cents; 0 if the list has none. */
  pmc: number;
  estoque: number;
  /** The price of one unit; null if the customer has none. */
  preco: null | {
    valorUnitario: number;
    descontoComercial: number;
    descontoFinanceiro: number;
    liquidoUnit: number;
    stUnit: number;
  };
};

/** The last column is empty: filled in, the file is an order that the import accepts. */
const HEADINGS = [
  'Código',
  'Código de barras',
  'Produto',
  'Apresentação',
  'Substância',
  'Laboratório',
  'Marca',
  'Linha',
  'Categoria',
  'Subcategoria',
  'Situação',
  'Estoque',
  'PMC (R$)',
  'Preço (R$)',
  'Desconto comercial (%)',
  'Desconto financeiro (%)',
  'Preço com desconto (R$)',
  'ST (R$)',
  'Preço final (R$)',
  'Quantidade',
];

const percent = (value: number): Figure => ({ value, decimals: 2 });

/** Two decimals, or all four if two would lose digits. */
const amount = (value: number): Figure =>
  value % 100 === 0 ? { value: value / 100, decimals: 2 } : { value, decimals: 4 };

const precoCells = (preco: ProdutoTabela['preco']): Cell[] =>
  preco === null
    ? [null, null, null, null, null, null]
    : [
        amount(preco.valorUnitario),
        percent(preco.descontoComercial),
        percent(preco.descontoFinanceiro),
        amount(preco.liquidoUnit),
        amount(preco.stUnit),
        amount(preco.liquidoUnit + preco.stUnit),
      ];

/** Returns the start of a price list's file. */
export const tabelaHead = (): string => csvHead(HEADINGS);

/** Returns a product's row of the file; with `todosCodigos` one row for each of its bar codes. */
export function tabelaRows(produto: ProdutoTabela, todosCodigos: boolean): string {
  const [main = ''] = produto.codigosBarras;
  const codigos = todosCodigos && produto.codigosBarras.length > 0 ? produto.codigosBarras : [main];
  return codigos
    .map((codigoDeBarras) =>
      csvRow([
        produto.codigo,
        codigoDeBarras,
        produto.nome,
        produto.apresentacao,
        produto.substancia,
        nomeInformado(produto.fabricante),
        nomeInformado(produto.marca),
        nomeInformado(produto.linha),
        nomeInformado(produto.categoria),
        nomeInformado(produto.subCategoria),
        produto.comercializado ? 'Comercializado' : 'Inativo',
        produto.estoque,
        produto.pmc === 0 ? null : { value: produto.pmc, decimals: 2 },
        ...precoCells(produto.preco),
        null,
      ]),
    )
    .join('');
}

/**
 * Returns the name of a file, `TabelaPreço-20261121101530.csv`, from an instant as ISO text with its offset.
 */
export const tabelaNome = (instant: string): string =>
  `TabelaPreço-${instant.slice(0, 19).replace(/\D/g, '')}.csv`;
