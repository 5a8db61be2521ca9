import { useEffect, useState } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';
import type { EngineClient } from '#mirror/engine-client.ts';
import type { ReadReply } from '#mirror/engine-protocol.ts';
import { useDevice } from './device.tsx';
import { usePrecosStatus } from './use-sync-status.ts';

/** Mirrored products by idProduto, with the prices of one context; those not mirrored are absent. */
export type Produtos = ReadonlyMap<number, ProdutoResumo>;

const NONE: Produtos = new Map();

type PricedRead = {
  engine: EngineClient;
  user: string;
  ids: readonly number[];
  idContexto: string | undefined;
};

/**
 * Reads products with the customer's prices. An engine that draws none yet, as right after a start, or another
 * customer's is first told whose are wanted.
 */
async function readPriced(
  { engine, user, ids, idContexto }: PricedRead,
  isStill: () => boolean,
): Promise<ReadReply> {
  const reply = await engine.readProdutos(ids);
  if (idContexto === undefined || reply.idContexto === idContexto || !isStill()) return reply;
  const { ok } = await engine.useContext(user, idContexto);
  return ok && isStill() ? engine.readProdutos(ids) : reply;
}

/** The mirrored products of the ids, read again when the ids or the prices change. */
export function useProdutos(ids: readonly number[], idContexto: string | undefined): Produtos {
  const { engine, vault } = useDevice();
  const user = String(vault.idUsuario);
  const precos = usePrecosStatus(idContexto);
  const version = precos?.etag ?? precos?.geracao;
  const [read, setRead] = useState<{ idContexto: string | undefined; produtos: Produtos }>();
  const wanted = ids.join(',');
  useEffect(() => {
    let current = true;
    const numbers = wanted === '' ? [] : wanted.split(',').map(Number);
    readPriced({ engine, user, ids: numbers, idContexto }, () => current)
      .then((reply) => {
        // Prices of another customer must not get into anything of this one; a drawing needs none.
        const priced = reply.idContexto === idContexto;
        const found = reply.produtos.map((p) => (priced ? p : { ...p, preco: null }));
        if (current) setRead({ idContexto, produtos: new Map(found.map((p) => [p.idProduto, p])) });
      })
      .catch((error: unknown) => {
        // What was asked when the session ended finds its engine closed.
        if (current) console.error('catalogue read failed', error);
      });
    return () => {
      current = false;
    };
  }, [engine, user, wanted, idContexto, version]);
  return read && read.idContexto === idContexto ? read.produtos : NONE;
}
