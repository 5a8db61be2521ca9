import { useEffect, useState } from 'react';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { LinhaChave } from '#domain/cart/linha.ts';
import type { EngineClient } from '#mirror/catalogue/engine-client.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useCatalogoStatus } from '#parts/device/use-sync-status.ts';

const NONE: ReadonlySet<number> = new Set();

async function findFora(engine: EngineClient, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { produtos } = await engine.readProdutos(ids);
  const found = new Set(produtos.map((p) => p.idProduto));
  const fora = ids.filter((id) => !found.has(id));
  // A catalogue deleted by the browser has no products and proves nothing about a missing one.
  return fora.length > 0 && (await engine.status()).estado === 'pronto' ? new Set(fora) : NONE;
}

/** Returns the idProduto of lines missing in the catalogue on this device; empty until it is complete. */
export function useForaDoCatalogo(linhas: readonly LinhaChave[]): ReadonlySet<number> {
  const { engine } = useDevice();
  const catalogo = useCatalogoStatus();
  const version = catalogo?.state === 'ready' ? (catalogo.version ?? catalogo.geracao) : null;
  const ids = linhas.filter((linha) => linha.idItemTipo === ITEM_PRODUTO).map((linha) => linha.idItem);
  const wanted = JSON.stringify([...new Set(ids)].sort((a, b) => a - b));
  const [fora, setFora] = useState(NONE);
  useEffect(() => {
    let current = true;
    const find = version === null ? Promise.resolve(NONE) : findFora(engine, JSON.parse(wanted) as number[]);
    find
      .then((found) => {
        if (current) setFora(found);
      })
      .catch((error: unknown) => {
        // A read during the end of the session fails, because the engine is closed.
        if (current) console.error('catalogue read failed', error);
      });
    return () => {
      current = false;
    };
  }, [engine, wanted, version]);
  return fora;
}
