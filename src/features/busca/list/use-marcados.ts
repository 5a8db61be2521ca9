import { useCallback, useState } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';

/** Products marked in the list, in the order of marking. */
export type Marcados = {
  marcados: ReadonlyMap<number, ProdutoResumo>;
  toggle: (produto: ProdutoResumo) => void;
  /** Marks all of them. */
  mark: (produtos: readonly ProdutoResumo[]) => void;
  clear: () => void;
};

const NONE: ReadonlyMap<number, ProdutoResumo> = new Map();

/** The marked products of the list; another search begins without marks. */
export function useMarcados(busca: string): Marcados {
  const [marcados, setMarcados] = useState(NONE);
  const [markedIn, setMarkedIn] = useState(busca);
  const clear = useCallback(() => setMarcados(NONE), []);
  if (markedIn !== busca) {
    setMarkedIn(busca);
    setMarcados(NONE);
  }
  const toggle = useCallback((produto: ProdutoResumo) => {
    setMarcados((before) => {
      const next = new Map(before);
      if (!next.delete(produto.idProduto)) next.set(produto.idProduto, produto);
      return next;
    });
  }, []);
  const mark = useCallback((produtos: readonly ProdutoResumo[]) => {
    setMarcados((before) => new Map([...before, ...produtos.map((p) => [p.idProduto, p] as const)]));
  }, []);
  return { marcados, toggle, mark, clear };
}
