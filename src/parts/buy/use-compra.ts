import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { ItemCalculado, ItemVendavel } from '#domain/cart/carrinho.ts';
import { type LinhaChave, linhaKey, nextOf } from '#domain/cart/linha.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';
import { announce } from '#outbox/wake.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { useCarrinhoLido } from '#parts/cart/carrinho-lido.ts';
import { linhaOf } from '#parts/cart/linha-of.ts';
import { usePendente } from '#parts/cart/use-pendente.ts';
import { useAvisos } from '#parts/customer/use-avisos.ts';
import type { AvisoLido } from '#parts/device/avisos.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { useMay } from '#parts/device/use-may.ts';
import { usePrecosStatus } from '#parts/device/use-sync-status.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { FALHA_AO_INCLUIR, SEM_CONDICAO } from './compra-texts.ts';
import { tellRemovidas, useWriteLinha } from './item-removido.ts';
import type { QuantidadeWish } from './use-quantidade.ts';

/** The state of an item in the customer's cart. */
export type Celula = {
  /** Null until the cart is known and items can be added. */
  inCart: number | null;
  /** The computed line, if there is one. */
  item: ItemCalculado | undefined;
  /** The line has a change that the server has not confirmed. */
  isQueued: boolean;
};

/** An item to add, by its line, as shown on screen. */
export type ItemCompra = { linha: LinhaChave; item: ItemVendavel; quantidade: number };

/** Buying under one sale condition; a list or screen passes it to its items. */
export type Compra = {
  contexto: Contexto;
  /** True when the device has the prices of this context: then a product without one has none. */
  temPrecos: boolean;
  calcularSt: boolean;
  celulaOf: (linha: LinhaChave) => Celula;
  celulaOfProduto: (idProduto: number) => Celula;
  avisoOf: (idItem: number, idItemTipo: number) => AvisoLido | undefined;
  /** Sets a product's absolute quantity. Returns null when done or already explained, else the sentence to show. */
  setQuantidade: (produto: ProdutoResumo, quantidade: number) => Promise<string | null>;
  /** The same for several items: removals (0) are shown once and can be undone. */
  setItens: (itens: readonly ItemCompra[]) => Promise<string | null>;
  /** Removes products from the cart. Returns like `setQuantidade`. */
  remover: (produtos: readonly ProdutoResumo[]) => Promise<string | null>;
  /** Products as stored now; null while the device lacks the prices of this context. */
  readNow: (produtos: readonly ProdutoResumo[]) => Promise<readonly ProdutoResumo[] | null>;
  /** Adds to the cart; a product without stock becomes a stock alert. True when it was added. */
  comprar: (produto: ProdutoResumo, quantidade: number) => Promise<boolean>;
  /** Adds any item, and shows every reason that prevents it. */
  comprarItem: (compra: ItemCompra) => Promise<boolean>;
  /** 'Avise-me'. Returns null when saved, else the sentence to show. */
  avisar: (produto: ProdutoResumo) => Promise<string | null>;
};

/** Keeps the value that is on screen, for callbacks whose identity must not change with it. */
function useLatest<T>(value: T) {
  const latest = useRef(value);
  // A layout effect runs before the user can act. On a slow device a plain effect may run after that.
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Buying for the current customer under a condition; null for a visitor, and without a condition. */
export function useCompra(contexto: Contexto | undefined): Compra | null {
  const device = useOptionalDevice();
  const carrinho = useCarrinho();
  const carrinhoLido = useCarrinhoLido();
  const { avisoOf, onAvise } = useAvisos();
  const setLinha = useWriteLinha(carrinho?.cliente.idPessoa);
  const latest = useLatest({ carrinho, setLinha, isPendente: usePendente() });

  const itens = useMemo(
    () => new Map(carrinho?.carrinho.itens.map((i) => [linhaKey(i), i])),
    [carrinho?.carrinho],
  );
  const quantities = useMemo(
    () => new Map(carrinho?.linhas.map((l) => [linhaKey(l), l.quantidade])),
    [carrinho?.linhas],
  );
  const mayAct = useMay('act');
  const isKnown = carrinho !== null && mayAct;
  const estimadas = carrinho?.estimadas;
  const celulaOf = useCallback(
    (linha: LinhaChave): Celula => {
      const key = linhaKey(linha);
      return {
        inCart: isKnown ? (quantities.get(key) ?? 0) : null,
        item: itens.get(key),
        isQueued: estimadas?.has(key) ?? false,
      };
    },
    [isKnown, quantities, itens, estimadas],
  );
  const quantidadeOf = useCallback(
    (linha: LinhaChave): number => {
      const key = linhaKey(linha);
      return latest.current.carrinho?.linhas.find((l) => linhaKey(l) === key)?.quantidade ?? 0;
    },
    [latest],
  );

  const comprarItem = useCallback(
    async ({ linha, item, quantidade }: ItemCompra): Promise<boolean> => {
      if (!device || quantidade < 1) return false;
      await carrinhoLido();
      if (await latest.current.isPendente()) return false;
      const wish: QuantidadeWish = { linha, item, quantidade: quantidadeOf(linha) + quantidade, wait: 'add' };
      const problem = await latest.current.setLinha(wish).catch((error: unknown) => {
        console.error('an item could not be added', error);
        return FALHA_AO_INCLUIR;
      });
      if (problem === null) return true;
      announce(device.vault.name, 'refresh');
      await showMessage({ kind: 'error', text: problem });
      return false;
    },
    [device, latest, carrinhoLido, quantidadeOf],
  );

  const idContexto = contexto?.idContexto;
  const idCondicao = contexto?.idCondicao;
  const avisar = useCallback(
    ({ idProduto, nome, apresentacao }: ProdutoResumo) =>
      onAvise({ idItem: idProduto, idItemTipo: 1, descricao: descricaoProduto(nome, apresentacao) }),
    [onAvise],
  );
  const comprar = useCallback(
    async (seen: ProdutoResumo, quantidade: number): Promise<boolean> => {
      if (!device || idCondicao === undefined || idContexto === undefined) return false;
      const [produto = seen] = (await readAgain(device, [seen], idContexto)) ?? [];
      const item = toItemVendavel(produto);
      if (!item) {
        await showMessage({ kind: 'error', text: SEM_CONDICAO });
        return false;
      }
      if (item.estoque <= 0) {
        const problem = await avisar(produto);
        if (problem !== null) await showMessage({ kind: 'error', text: problem });
        return false;
      }
      return comprarItem({ linha: linhaOf(produto.idProduto, idCondicao), item, quantidade });
    },
    [device, idContexto, idCondicao, avisar, comprarItem],
  );
  const readNow = useCallback(
    async (produtos: readonly ProdutoResumo[]) =>
      device && idContexto !== undefined ? readAgain(device, produtos, idContexto) : null,
    [device, idContexto],
  );
  const setItens = useCallback(
    async (itens: readonly ItemCompra[]): Promise<string | null> => {
      const removed: QuantidadeWish[] = [];
      const write = latest.current.setLinha;
      let sentence: string | null = null;
      for (const wish of itens) {
        const quantidade = quantidadeOf(wish.linha);
        const antesDe = nextOf(wish.linha, latest.current.carrinho?.linhas ?? []);
        sentence = await write(wish);
        if (sentence !== null) break;
        if (wish.quantidade === 0 && quantidade > 0) removed.push({ ...wish, quantidade, antesDe });
      }
      tellRemovidas(removed, write);
      return sentence;
    },
    [latest, quantidadeOf],
  );
  const setQuantidade = useCallback(
    async (produto: ProdutoResumo, quantidade: number): Promise<string | null> => {
      const item = toItemVendavel(produto);
      if (!item || idCondicao === undefined) return SEM_CONDICAO;
      const linha = linhaOf(produto.idProduto, idCondicao);
      if (quantidade > quantidadeOf(linha) && (await latest.current.isPendente())) return null;
      return setItens([{ linha, item, quantidade }]);
    },
    [idCondicao, latest, quantidadeOf, setItens],
  );
  const remover = useCallback(
    async (produtos: readonly ProdutoResumo[]): Promise<string | null> => {
      if (idCondicao === undefined) return SEM_CONDICAO;
      const itens: ItemCompra[] = [];
      for (const produto of produtos) {
        const item = toItemVendavel(produto);
        if (!item) return SEM_CONDICAO;
        itens.push({ linha: linhaOf(produto.idProduto, idCondicao), item, quantidade: 0 });
      }
      return setItens(itens);
    },
    [idCondicao, setItens],
  );

  const temPrecos = Boolean(usePrecosStatus(idContexto));
  const calcularSt = carrinho?.clienteCompra.calcularSt ?? contexto?.calcularSt ?? false;
  return useMemo(() => {
    if (!device || !contexto) return null;
    return {
      contexto,
      temPrecos,
      calcularSt,
      celulaOf,
      celulaOfProduto: (idProduto) => celulaOf(linhaOf(idProduto, contexto.idCondicao)),
      avisoOf,
      setQuantidade,
      setItens,
      remover,
      readNow,
      comprar,
      comprarItem,
      avisar,
    };
  }, [
    device,
    contexto,
    temPrecos,
    calcularSt,
    celulaOf,
    avisoOf,
    setQuantidade,
    setItens,
    remover,
    readNow,
    comprar,
    comprarItem,
    avisar,
  ]);
}

/** Items as stored now: prices and stock may be newer than on screen. Null without these prices. */
async function readAgain(
  { engine, vault }: NonNullable<ReturnType<typeof useOptionalDevice>>,
  seen: readonly ProdutoResumo[],
  idContexto: string,
): Promise<readonly ProdutoResumo[] | null> {
  const precos = { user: String(vault.idUsuario), idContexto };
  const ids = seen.map(({ idProduto }) => idProduto);
  const reply = await engine.readProdutos(ids, precos).catch((error: unknown) => {
    console.error('items could not be read again', error);
    return null;
  });
  return reply?.idContexto === idContexto ? reply.produtos : null;
}
