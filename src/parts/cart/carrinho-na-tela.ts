import { createContext, useContext } from 'react';
import type { Combo } from '#contract/catalogue/combo.ts';
import type { CarrinhoView } from '#domain/cart/carrinho-view.ts';
import type { LinhaPedida } from '#domain/cart/linha.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import type { CarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import type { Produtos } from '#parts/product/use-produtos.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';

/** The cart of the customer being served, as every screen sees it. */
export type CarrinhoNaTela = CarrinhoView & {
  cliente: ClienteRow;
  /** Its credit is the server's last word less `creditoNaFila`. */
  clienteCompra: ClienteCompra;
  /** Cents of credit that queued orders will use. */
  creditoNaFila: number;
  base: CarrinhoBase;
  /** Every line wanted, priced or not. */
  linhas: readonly LinhaPedida[];
  /** The mirrored products of all lines, also of refused ones and those that another device took out. */
  produtos: Produtos;
  /** Products of lines, by idProduto, that the whole catalogue on this device lacks. */
  foraDoCatalogo: ReadonlySet<number>;
  /** The customer's combos under all his conditions; none until they are read. */
  combos: readonly Combo[];
  /** False until they came to this device for the first time: then no combo can be called gone. */
  combosConhecidos: boolean;
  /** The customer's sale condition, in which the catalogue here is priced. */
  idCondicao: number | undefined;
};

const CarrinhoContext = createContext<CarrinhoNaTela | null>(null);

/** Gives the cart to the screens below. */
export const CarrinhoNaTelaProvider = CarrinhoContext.Provider;

/** The cart of the customer being served; null until it is known, and always for a visitor. */
export const useCarrinho = (): CarrinhoNaTela | null => useContext(CarrinhoContext);
