import { useEffect, useState } from 'react';
import type { ProdutoResumo } from '#mirror/engine-read.ts';
import { useDevice } from '#parts/device.tsx';
import { usePrecosStatus } from '#parts/use-sync-status.ts';

/** The mirrored products of lines, by idProduto, with the prices of one context; those not mirrored are absent. */
export type Produtos = ReadonlyMap<number, ProdutoResumo>;

const NONE: Produtos = new Map();

/** Reads the products of the cart's lines, for their drawings, tiers and stock. */
export function useProdutos(ids: readonly number[], idContexto: string | undefined): Produtos {
  const { engine } = useDevice();
  const version = usePrecosStatus(idContexto)?.geracao;
  const [produtos, setProdutos] = useState(NONE);
  const wanted = ids.join(',');
  useEffect(() => {
    let current = true;
    engine
      .readProdutos(wanted === '' ? [] : wanted.split(',').map(Number))
      .then((reply) => {
        // Prices of another customer must not get into a change made for this one; the drawing needs none.
        const priced = reply.idContexto === idContexto;
        const found = reply.produtos.map((p) => (priced ? p : { ...p, preco: null }));
        if (current) setProdutos(new Map(found.map((p) => [p.idProduto, p])));
      })
      .catch((error: unknown) => console.error('catalogue read failed', error));
    return () => {
      current = false;
    };
  }, [engine, wanted, idContexto, version]);
  return produtos;
}
