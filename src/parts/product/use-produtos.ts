import { useEffect, useState } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';
import { useDevice } from '#parts/device/device.tsx';
import { usePrecosVersion } from '#parts/device/use-sync-status.ts';

/** Mirrored products by idProduto, with the prices of one context; unmirrored ones are absent. */
export type Produtos = ReadonlyMap<number, ProdutoResumo>;

/** Products wanted with the prices of a context; undefined: without prices. */
type Procura = { idContexto: string | undefined; ids: readonly number[] };

const NONE: Produtos = new Map();
const NOTHING: ReadonlyMap<string, Produtos> = new Map();
const NO_CONTEXT = '';

/**
 * Returns the mirrored products of each context by idContexto, read again when the ids or the prices change. A context
 * without prices on this device gives products without a price.
 */
export function useProdutosPorContexto(procuras: readonly Procura[]): ReadonlyMap<string, Produtos> {
  const { engine, vault } = useDevice();
  const user = String(vault.idUsuario);
  const version = usePrecosVersion(procuras.flatMap(({ idContexto }) => idContexto ?? []));
  const [read, setRead] = useState(NOTHING);
  const wanted = JSON.stringify(procuras.map(({ idContexto = NO_CONTEXT, ids }) => [idContexto, ids]));
  useEffect(() => {
    let current = true;
    const readOne = async ([idContexto, ids]: [string, number[]]) => {
      const precos = idContexto === NO_CONTEXT ? undefined : { user, idContexto };
      const reply = await engine.readProdutos(ids, precos);
      // Another context's prices must not enter this one; a drawing needs no prices.
      const isPriced = reply.idContexto === idContexto;
      const found = reply.produtos.map((p) =>
        isPriced ? p : { ...p, preco: null, semPrecosAinda: true as const },
      );
      return [idContexto, new Map(found.map((p) => [p.idProduto, p]))] as const;
    };
    Promise.all((JSON.parse(wanted) as [string, number[]][]).map(readOne))
      .then((answers) => {
        if (current) setRead(new Map(answers));
      })
      .catch((error: unknown) => {
        // A read during the end of the session fails, because the engine is closed.
        if (current) console.error('catalogue read failed', error);
      });
    return () => {
      current = false;
    };
  }, [engine, user, wanted, version]);
  return read;
}

/** Returns the mirrored products of the ids, read again when the ids or the prices change. */
export function useProdutos(ids: readonly number[], idContexto: string | undefined): Produtos {
  const read = useProdutosPorContexto([{ idContexto, ids }]);
  return read.get(idContexto ?? NO_CONTEXT) ?? NONE;
}
