import type { CashbackItem } from '#contract/catalogue/cashback.ts';
import type { Selo } from '#contract/catalogue/selo.ts';
import type { FaixaDesconto } from '#engine/prices.ts';
import type { CatalogoRow } from '#engine/rows.ts';

/** A product of a server without a feed, with the names of brand, line and so on; money in whole cents. */
export type ProdutoPagina = Omit<CatalogoRow, 'selos' | 'vendas' | 'cashback'> & {
  fabricante: string;
  marca: string;
  linha: string;
  idCategoria: number;
  categoria: string;
  subCategoria: string;
  selos: Selo[];
  cashback: CashbackItem | null;
  /** Ten-thousandths of a real and hundredths of 1 %; null when the product has no price. */
  preco: {
    valorUnitario: number;
    descontoComercial: number;
    descontoFinanceiro: number;
    st: number;
    idPessoaFilial: number;
    estoque: number;
    faixas: FaixaDesconto[];
  } | null;
};

/** One line that the page hands to the worker. */
export type PageLine = { total: number } | { produtos: ProdutoPagina[] } | { fim: true };

/**
 * Returns the pages as lines of bytes; requests each page only when it is read. The stream fails if a page
 * fails, and ends with a closing line: pages that merely stop are not a whole catalogue.
 */
export function toPageLines(
  pages: AsyncIterable<ProdutoPagina[]>,
  total: number,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const toBytes = (line: PageLine) => encoder.encode(`${JSON.stringify(line)}\n`);
  const source = pages[Symbol.asyncIterator]();
  return new ReadableStream({
    start: (controller) => controller.enqueue(toBytes({ total })),
    pull: async (controller) => {
      const next = await source.next();
      if (next.done !== true) return controller.enqueue(toBytes({ produtos: next.value }));
      controller.enqueue(toBytes({ fim: true }));
      controller.close();
    },
    cancel: async () => {
      await source.return?.();
    },
  });
}
