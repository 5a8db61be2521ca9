import { SINAL_COMERCIALIZADO, SINAL_HOSPITALAR } from '#contract/catalogue/sinais.ts';
import type { CatalogoCabecalho } from '#contract/catalogue/sincronizacao.ts';
import { type CatalogueIndex, openIndex } from './open.ts';
import { packCatalogue } from './packed.ts';
import { packPrices } from './prices.ts';

/** A product in tests of the search: members that are not given have defaults. */
export type SampleProduct = {
  nome: string;
  apresentacao?: string;
  substancia?: string;
  codBarras?: string;
  codigoErp?: string;
  fabricante?: number;
  marca?: number;
  linha?: number;
  subCategoria?: number;
  marketed?: boolean;
  hospital?: boolean;
  estoque?: number;
  /** Ten-thousandths of a real; 0: no price. */
  valor?: number;
  desconto?: number;
  selos?: string;
  vendas?: number;
  cashback?: number;
};

/** The lists that products refer to, and the volume tier of brand 1: least units and discount. */
export type Sample = { header: CatalogoCabecalho; faixa: readonly [quantidade: number, desconto: number] };

/** For tests: an index of a few products, numbered from 1, with prices of one context by default. */
export function sampleIndex(
  { header, faixa: [quantidade, desconto] }: Sample,
  products: readonly SampleProduct[],
  priced = true,
): CatalogueIndex {
  const column = <T>(of: (product: SampleProduct, at: number) => T): T[] => products.map(of);
  const ones = column(() => 1);
  const zeros = column(() => 0);
  const catalogue = packCatalogue(header, [
    {
      n: 0,
      idProduto: column((_, at) => at + 1),
      nome: column(({ nome }) => nome),
      apresentacao: column(({ apresentacao = '' }) => apresentacao),
      substancia: column(({ substancia = '' }) => substancia),
      idFabricante: column(({ fabricante = 1 }) => fabricante),
      idMarca: column(({ marca = 1 }) => marca),
      idLinha: column(({ linha = 1 }) => linha),
      idSubCategoria: column(({ subCategoria = 1 }) => subCategoria),
      codBarras: column(({ codBarras = '' }) => codBarras),
      codigoErp: column(({ codigoErp = '' }) => codigoErp),
      tipo: ones,
      tarja: zeros,
      sinais: column(
        ({ marketed = true, hospital = false }) =>
          (marketed ? SINAL_COMERCIALIZADO : 0) | (hospital ? SINAL_HOSPITALAR : 0),
      ),
      pmc: zeros,
      selos: column(({ selos = '' }) => selos),
      vendas: column(({ vendas = 0 }) => vendas),
      cashback: column(({ cashback = 0 }) => cashback),
    },
  ]);
  const prices = packPrices(
    catalogue.idProduto,
    { ...header, idContexto: 'c1', faixas: [[1, [[quantidade, desconto, 0]]]] },
    [
      {
        n: 0,
        valorUnitario: column(({ valor }, at) => valor ?? 50_000_000_000 + at),
        descontoComercial: column((product) => product.desconto ?? 1),
        descontoFinanceiro: zeros,
        st: zeros,
        idPessoaFilial: ones,
        estoque: column(({ estoque = 10 }) => estoque),
      },
    ],
  );
  return openIndex(catalogue, priced ? prices : null);
}
