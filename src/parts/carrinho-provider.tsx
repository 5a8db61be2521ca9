import { useLiveQuery } from 'dexie-react-hooks';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { ItemVendavel } from '#domain/carrinho.ts';
import { type CarrinhoView, viewCarrinho } from '#domain/carrinho-view.ts';
import type { ClienteCompra } from '#domain/cliente-compra.ts';
import { isSameLinha, type LinhaPedida } from '#domain/linha.ts';
import { contextoOf, toClienteCompra } from '#mirror/cliente-compra.ts';
import type { EngineClient } from '#mirror/engine-client.ts';
import type { ReadReply } from '#mirror/engine-protocol.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';
import { type CarrinhoBase, foldBase, readCarrinhoBase } from '#outbox/read-carrinho.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { useDevice } from './device.tsx';
import { useClienteAtual } from './use-cliente.ts';
import { usePrecosStatus } from './use-sync-status.ts';

/** The cart of the customer being served, as every screen sees it. */
export type CarrinhoNaTela = CarrinhoView & {
  cliente: ClienteRow;
  clienteCompra: ClienteCompra;
  base: CarrinhoBase;
  /** Every line wanted, priced or not. */
  linhas: readonly LinhaPedida[];
  /** The wanted quantity of a product in the customer's sale condition; 0 when it is not in the cart. */
  quantidadeOf: (idItem: number) => number;
};

const CarrinhoContext = createContext<CarrinhoNaTela | null>(null);

/** The item as the newest queued change saw it, for a device whose catalogue is gone. */
function vistoIn(base: CarrinhoBase, linha: LinhaPedida): ItemVendavel | undefined {
  for (const { intent } of [...base.rows].reverse()) {
    if (intent.tipo === 'linha' && isSameLinha(intent.linha, linha)) return intent.visto.item;
  }
  return undefined;
}

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

/** The mirrored items of the lines, read again when the lines or the prices change. */
function useItens(
  linhas: readonly LinhaPedida[],
  idContexto: string | undefined,
  version: string | undefined,
): Map<number, ItemVendavel> {
  const { engine, vault } = useDevice();
  const user = String(vault.idUsuario);
  const [itens, setItens] = useState<Map<number, ItemVendavel>>(new Map());
  const ids = linhas.map((l) => l.idItem).join(',');
  useEffect(() => {
    let current = true;
    const wanted = ids === '' ? [] : ids.split(',').map(Number);
    readPriced({ engine, user, ids: wanted, idContexto }, () => current)
      .then((reply) => {
        // Another customer's prices must never be drawn for this one.
        const produtos = reply.idContexto === idContexto ? reply.produtos : [];
        const found = produtos.flatMap((p): [number, ItemVendavel][] => {
          const item = toItemVendavel(p);
          return item ? [[p.idProduto, item]] : [];
        });
        if (current) setItens(new Map(found));
      })
      .catch((error: unknown) => console.error('catalogue read failed', error));
    return () => {
      current = false;
    };
  }, [engine, user, ids, idContexto, version]);
  return itens;
}

function useCarrinhoNaTela(): CarrinhoNaTela | null {
  const { vault } = useDevice();
  const cliente = useClienteAtual();
  const idPessoa = cliente?.idPessoa;
  const read = useLiveQuery(
    async () =>
      idPessoa === undefined ? undefined : { idPessoa, base: await readCarrinhoBase(vault, idPessoa) },
    [vault, idPessoa],
  );
  // A base read for the customer before must never be drawn for this one.
  const base = read?.idPessoa === idPessoa ? read?.base : undefined;
  const dobra = useMemo(() => (base ? foldBase(base) : undefined), [base]);
  const contexto = cliente?.detalhe ? contextoOf(cliente.detalhe) : undefined;
  const precos = usePrecosStatus(contexto?.idContexto);
  const itens = useItens(dobra?.linhas ?? [], contexto?.idContexto, precos?.etag ?? precos?.geracao);
  return useMemo(() => {
    if (!cliente?.detalhe || !base || !dobra) return null;
    const clienteCompra = toClienteCompra(cliente.idPessoa, cliente.detalhe);
    const idCondicao = cliente.detalhe.preferencia.condicao?.idCondicao;
    const view = viewCarrinho(
      base.snapshot?.carrinho ?? null,
      dobra,
      (linha) => itens.get(linha.idItem),
      (linha) => vistoIn(base, linha),
      clienteCompra,
    );
    const quantities = new Map(
      dobra.linhas.filter((l) => l.idCondicao === idCondicao).map((l) => [l.idItem, l.quantidade]),
    );
    const { linhas } = dobra;
    return { ...view, cliente, clienteCompra, base, linhas, quantidadeOf: (id) => quantities.get(id) ?? 0 };
  }, [cliente, base, dobra, itens]);
}

/** Computes the cart once for all screens below. */
export function CarrinhoProvider({ children }: { children: ReactNode }) {
  return <CarrinhoContext value={useCarrinhoNaTela()}>{children}</CarrinhoContext>;
}

/** The cart of the customer being served; null until it is known, and always for a visitor. */
export const useCarrinho = (): CarrinhoNaTela | null => useContext(CarrinhoContext);
