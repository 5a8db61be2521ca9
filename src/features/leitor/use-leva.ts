import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Compra, useCompra } from '#parts/buy/use-compra.ts';
import { type OneAct, useOneAct } from '#parts/buy/use-one-act.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useMay } from '#parts/device/use-may.ts';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import { estoqueOf } from '#parts/product/estoque-view.ts';
import { type Produtos, useProdutos } from '#parts/product/use-produtos.ts';
import {
  abertosOf,
  isAEscolher,
  NO_MARCAS,
  withDevolvidas,
  withoutQuantidades,
  withPostas,
  withQuantidade,
} from './marcas.ts';
import type { Reading } from './readings.ts';
import { type Lido, usePor } from './use-por.ts';

/** The read products with their quantities, and those that are not in the cart yet. */
export type Leva = {
  produtos: Produtos;
  compra: Compra | null;
  quantidadeOf: (idProduto: number) => number;
  setQuantidade: (idProduto: number, quantidade: number) => void;
  /** Forgets the quantity that the user set. */
  forget: (idProduto: number) => void;
  /** Read, for sale, and not added since. */
  abertos: readonly Lido[];
  /** Codes of several products of which one is still to be chosen. */
  aEscolher: readonly Reading[];
  /** Codes whose products are not known yet. */
  lendo: readonly Reading[];
  isPending: OneAct['isPending'];
  /** Adds products to the cart and offers to undo it; `done` runs once all are there. */
  add: (lidos: readonly Lido[], done?: () => void) => void;
};

/** The products of the read codes, and adding them to the cart. */
export function useLeva(readings: readonly Reading[]): Leva {
  const cliente = useClienteAtual();
  const contexto = contextoForPrecos(cliente);
  const compra = useCompra(contexto);
  const ids = useMemo(() => [...new Set(readings.flatMap((reading) => reading.ids ?? []))], [readings]);
  const produtos = useProdutos(ids, contexto?.idContexto);
  const mayAct = useMay('act');
  const [marcas, setMarcas] = useState(NO_MARCAS);
  const { isPending, run } = useOneAct();
  // An undo comes after further readings.
  const latest = useRef(readings);
  useLayoutEffect(() => {
    latest.current = readings;
  });

  const canBuy = compra !== null && mayAct;
  const quantidadeOf = (idProduto: number) => marcas.quantidades.get(idProduto) ?? 1;
  const aVenda = (idProduto: number) => {
    const produto = produtos.get(idProduto);
    return produto && produto.preco !== null && estoqueOf(produto) !== 'falta' ? [produto] : [];
  };
  const abertos = abertosOf(readings, marcas)
    .flatMap(aVenda)
    .map((produto) => [produto, quantidadeOf(produto.idProduto)] as const);
  const aEscolher = readings.filter(
    (reading) => isAEscolher(reading, marcas) && reading.ids?.some((id) => aVenda(id).length > 0),
  );
  const lendo = readings.filter((reading) => !reading.ids?.every((id) => produtos.has(id)));

  const por = usePor(cliente, compra, {
    onPostos: (postos) => setMarcas((held) => withPostas(held, readings, postos)),
    onDevolvidas: (devolvidas) => setMarcas((held) => withDevolvidas(held, latest.current, devolvidas)),
  });
  return {
    produtos,
    compra,
    quantidadeOf,
    setQuantidade: (...unidades) => setMarcas((held) => withQuantidade(held, unidades)),
    forget: (idProduto) => setMarcas((held) => withoutQuantidades(held, [idProduto])),
    abertos: canBuy ? abertos : [],
    aEscolher: canBuy ? aEscolher : [],
    lendo: canBuy ? lendo : [],
    isPending,
    add: (lidos, done) => run(() => por(lidos, done)),
  };
}
