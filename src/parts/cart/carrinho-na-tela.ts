import { createContext, useContext } from 'react';
import type { Combo } from '#contract/catalogue/combo.ts';
import type { CarrinhoView } from '#domain/cart/carrinho-view.ts';
import type { LinhaPedida } from '#domain/cart/linha.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import type { CarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import type { Produtos } from '#parts/product/use-produtos.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';

/** The current customer's cart, as seen by every screen. */
export type CarrinhoNaTela = CarrinhoView & {
  cliente: ClienteRow;
  /** Its credit is the server's last value minus `creditoNaFila`. */
  clienteCompra: ClienteCompra;
  /** Cents of credit that queued orders will use. */
  creditoNaFila: number;
  base: CarrinhoBase;
  /** Every wanted line, priced or not. */
  linhas: readonly LinhaPedida[];
  /** The mirrored products of all lines, also of refused ones and of those removed by another device. */
  produtos: Produtos;
  /** Products of lines, by idProduto, that are missing in this device's complete catalogue. */
  foraDoCatalogo: ReadonlySet<number>;
  /** The customer's combos under all their conditions; empty until they are read. */
  combos: readonly Combo[];
  /** False until the first load of combos: until then no combo counts as removed. */
  combosConhecidos: boolean;
  /** The customer's sale condition, by which the catalogue is priced. */
  idCondicao: number | undefined;
};

const CarrinhoContext = createContext<CarrinhoNaTela | null>(null);

/** Provides the cart to the screens below. */
export const CarrinhoNaTelaProvider = CarrinhoContext.Provider;

/** The current customer's cart; null until it is known, and always for a visitor. */
export const useCarrinho = (): CarrinhoNaTela | null => useContext(CarrinhoContext);
