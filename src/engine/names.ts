import type { CashbackItem } from '#contract/catalogue/cashback.ts';
import type { Selo } from '#contract/catalogue/selo.ts';
import type { CatalogoCabecalho, PrecosCabecalho } from '#contract/catalogue/sincronizacao.ts';
import type { FaixaDesconto } from './prices.ts';

/** The header's lists by id. */
export type CatalogueNames = {
  fabricantes: Map<number, string>;
  marcas: Map<number, string>;
  linhas: Map<number, string>;
  categorias: Map<number, string>;
  subCategorias: Map<number, string>;
  categoriaOf: Map<number, number>;
  selos: Map<number, Selo>;
  cashbacks: Map<number, CashbackItem>;
  faixas: Map<number, FaixaDesconto[]>;
};

export function toNames(header: CatalogoCabecalho, prices: PrecosCabecalho | null): CatalogueNames {
  return {
    fabricantes: new Map(header.fabricantes),
    marcas: new Map(header.marcas.map(([id, name]) => [id, name])),
    linhas: new Map(header.linhas),
    categorias: new Map(header.categorias),
    subCategorias: new Map(header.subCategorias.map(([id, name]) => [id, name])),
    categoriaOf: new Map(header.subCategorias.map(([id, , idCategoria]) => [id, idCategoria])),
    selos: new Map((header.selos ?? []).map((selo) => [selo.idSelo, selo])),
    cashbacks: new Map(header.cashbacks ?? []),
    faixas: new Map(
      (prices?.faixas ?? []).map(([idMarca, tiers]) => [
        idMarca,
        tiers.map(([quantidade, descontoComercial, descontoFinanceiro]) => ({
          quantidade,
          descontoComercial,
          descontoFinanceiro,
        })),
      ]),
    ),
  };
}
