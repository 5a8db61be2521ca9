import { useLiveQuery } from 'dexie-react-hooks';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ItemVendavel } from '#domain/carrinho.ts';
import { type CarrinhoView, viewCarrinho } from '#domain/carrinho-view.ts';
import type { ClienteCompra } from '#domain/cliente-compra.ts';
import { isSameLinha, type LinhaChave, type LinhaPedida } from '#domain/linha.ts';
import { contextoOf, toClienteCompra } from '#mirror/cliente-compra.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';
import { type CarrinhoBase, foldBase, readCarrinhoBase } from '#outbox/read-carrinho.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { useDevice } from './device.tsx';
import { useClienteAtual } from './use-cliente.ts';
import { type Produtos, useProdutos } from './use-produtos.ts';

/** The cart of the customer being served, as every screen sees it. */
export type CarrinhoNaTela = CarrinhoView & {
  cliente: ClienteRow;
  clienteCompra: ClienteCompra;
  base: CarrinhoBase;
  /** Every line wanted, priced or not. */
  linhas: readonly LinhaPedida[];
  /** The mirrored products of all lines, also of refused ones and those that another device took out. */
  produtos: Produtos;
  /** The customer's sale condition, in which the catalogue here is priced. */
  idCondicao: number | undefined;
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

function itemIn(produtos: Produtos, linha: LinhaPedida): ItemVendavel | undefined {
  const produto = produtos.get(linha.idItem);
  return produto && toItemVendavel(produto);
}

const refusedLinhas = (base: CarrinhoBase | undefined): LinhaChave[] =>
  (base?.parked ?? []).flatMap(({ intent }) => (intent.tipo === 'linha' ? [intent.linha] : []));

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
  const avisadas = base?.snapshot?.avisos?.linhas.map((a) => a.linha) ?? [];
  const ids = [...(dobra?.linhas ?? []), ...refusedLinhas(base), ...avisadas].map((l) => l.idItem);
  const produtos = useProdutos(ids, contexto?.idContexto);
  return useMemo(() => {
    if (!cliente?.detalhe || !base || !dobra) return null;
    const clienteCompra = toClienteCompra(cliente.idPessoa, cliente.detalhe);
    const idCondicao = cliente.detalhe.preferencia.condicao?.idCondicao;
    const view = viewCarrinho(
      base.snapshot?.carrinho ?? null,
      dobra,
      (linha) => itemIn(produtos, linha),
      (linha) => vistoIn(base, linha),
      clienteCompra,
    );
    const quantities = new Map(
      dobra.linhas.filter((l) => l.idCondicao === idCondicao).map((l) => [l.idItem, l.quantidade]),
    );
    const { linhas } = dobra;
    return {
      ...view,
      cliente,
      clienteCompra,
      base,
      linhas,
      produtos,
      idCondicao,
      quantidadeOf: (id) => quantities.get(id) ?? 0,
    };
  }, [cliente, base, dobra, produtos]);
}

/** Computes the cart once for all screens below. */
export function CarrinhoProvider({ children }: { children: ReactNode }) {
  return <CarrinhoContext value={useCarrinhoNaTela()}>{children}</CarrinhoContext>;
}

/** The cart of the customer being served; null until it is known, and always for a visitor. */
export const useCarrinho = (): CarrinhoNaTela | null => useContext(CarrinhoContext);
