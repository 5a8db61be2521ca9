import { useEffect, useState } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';
import { useDevice } from '#parts/device/device.tsx';
import { comEstoque, partedBySimilar } from './similares.ts';

/** Related products that are read to find the similar ones among them. */
const RELACIONADOS = 24;
const MOST = 6;

/** The prices by which similar products are compared. */
type Precos = {
  readonly user: string;
  readonly contexto: { readonly idContexto: string };
  readonly calcularSt: boolean;
};

const NONE: readonly ProdutoResumo[] = [];

/** The products in stock that replace one, the cheapest contents first; empty until they were read, and without one. */
export function useSimilares(
  { user, contexto: { idContexto }, calcularSt }: Precos,
  idProduto: number | null,
): readonly ProdutoResumo[] {
  const { engine } = useDevice();
  const [read, setRead] = useState<{ idProduto: number; similares: readonly ProdutoResumo[] }>();
  useEffect(() => {
    if (idProduto === null) return undefined;
    let isCurrent = true;
    const readThem = async () => {
      const ids = await engine.relacionados(idProduto, RELACIONADOS);
      const { produtos } = await engine.readProdutos([idProduto, ...ids], { user, idContexto });
      const self = produtos.find((produto) => produto.idProduto === idProduto);
      if (!isCurrent || self === undefined) return;
      const { similares } = partedBySimilar(self, comEstoque(produtos, idProduto), calcularSt);
      setRead({ idProduto, similares: similares.slice(0, MOST) });
    };
    readThem().catch((error: unknown) => {
      if (isCurrent) console.error('similar products could not be read', error);
    });
    return () => {
      isCurrent = false;
    };
  }, [engine, user, idContexto, calcularSt, idProduto]);
  return read?.idProduto === idProduto ? (read?.similares ?? NONE) : NONE;
}
