import { useMemo, useState } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';
import { countItens } from '#lib/format-number.ts';
import { type Compra, useCompra } from '#parts/buy/use-compra.ts';
import { type OneAct, useOneAct } from '#parts/buy/use-one-act.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useMay } from '#parts/device/use-may.ts';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import { estoqueOf } from '#parts/product/estoque-view.ts';
import { type Produtos, useProdutos } from '#parts/product/use-produtos.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import type { Reading } from './readings.ts';

/** The read products with their quantities, and those that are not in the cart yet. */
export type Leva = {
  produtos: Produtos;
  compra: Compra | null;
  quantidadeOf: (idProduto: number) => number;
  setQuantidade: (idProduto: number, quantidade: number) => void;
  /** Read, for sale, and not added since. */
  abertos: readonly Lido[];
  isPending: OneAct['isPending'];
  /** Adds products to the cart and offers to undo it; `done` runs once all are there. */
  add: (lidos: readonly Lido[], done?: () => void) => void;
};

/** A product and its units. */
type Lido = readonly [produto: ProdutoResumo, quantidade: number];

/** The quantity of a product that is in the cart: another one is for sale again. */
const POSTO = 0;

/** The products of the read codes, and adding them to the cart. */
export function useLeva(readings: readonly Reading[]): Leva {
  const contexto = contextoForPrecos(useClienteAtual());
  const compra = useCompra(contexto);
  const ids = useMemo(() => [...new Set(readings.flatMap((reading) => reading.ids ?? []))], [readings]);
  const produtos = useProdutos(ids, contexto?.idContexto);
  const mayAct = useMay('act');
  const [quantidades, setQuantidades] = useState<ReadonlyMap<number, number>>(new Map());
  const { isPending, run } = useOneAct();

  const quantidadeOf = (idProduto: number) => quantidades.get(idProduto) || 1;
  const setQuantidade = (idProduto: number, quantidade: number) =>
    setQuantidades((held) => new Map(held).set(idProduto, quantidade));
  const isAberto = (produto: ProdutoResumo) =>
    produto.preco !== null &&
    quantidades.get(produto.idProduto) !== POSTO &&
    estoqueOf(produto, true) !== 'falta';
  const abertos =
    compra && mayAct
      ? ids
          .flatMap((id) => produtos.get(id) ?? [])
          .filter(isAberto)
          .map((produto) => [produto, quantidadeOf(produto.idProduto)] as const)
      : [];

  const undo = async (antes: readonly Lido[]) => {
    for (const [produto, quantidade] of antes) {
      const sentence = await compra?.setQuantidade(produto, quantidade);
      if (sentence) await showMessage({ kind: 'error', text: sentence });
      setQuantidade(produto.idProduto, 1);
    }
  };
  const add: Leva['add'] = (lidos, done) =>
    run(async () => {
      const antes = lidos.map(
        ([produto]) => [produto, compra?.celulaOfProduto(produto.idProduto).inCart ?? 0] as const,
      );
      for (const [produto, quantidade] of lidos) {
        if (!(await compra?.comprar(produto, quantidade))) return null;
        setQuantidade(produto.idProduto, POSTO);
      }
      showToast({
        text: `${countItens(antes.length)} no carrinho.`,
        tone: 'positive',
        action: {
          label: 'Desfazer',
          onPress: () => {
            undo(antes).catch((error: unknown) => console.error('an addition could not be undone', error));
          },
        },
      });
      done?.();
      return null;
    });
  return { produtos, compra, quantidadeOf, setQuantidade, abertos, isPending, add };
}
