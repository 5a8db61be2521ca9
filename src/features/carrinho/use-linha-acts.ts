import type { ItemCalculado, ItemVendavel } from '#domain/cart/carrinho.ts';
import { toItemVisto } from '#domain/cart/carrinho-view.ts';
import { detalheOf, isSameLinha, type LinhaChave, type LinhaDetalhe, nextOf } from '#domain/cart/linha.ts';
import { comboVendavelOf } from '#domain/combo/combo.ts';
import { must } from '#lib/must.ts';
import { linhaOfCombo } from '#mirror/combos.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';
import type { LinhaWait } from '#outbox/carrinho/dispatch-linha.ts';
import { tellRemovidas, useWriteLinha } from '#parts/buy/item-removido.ts';
import type { QuantidadeWish } from '#parts/buy/use-quantidade.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { useRefused } from '#parts/failure/use-refused.ts';
import type { Produtos } from '#parts/product/use-produtos.ts';
import { focusTitle } from '#ui/focus-on.ts';
import { afterBox } from '#ui/layer/after-box.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import { produtoDa } from './produto-da-linha.ts';
import { useTakeNote } from './queries.ts';
import { type LinhaNaTela, toLinha } from './view.ts';

/** The question before a group is removed, by its reason, with the label of the other choice. */
export type PerguntaDoGrupo = { titulo: string; texto: string; nao: string };

/** Actions on the lines of the cart on screen. Each shows its own failure. */
export type LinhaActs = {
  setQuantidade: (linha: LinhaNaTela, quantidade: number, wait?: LinhaWait) => void;
  /** Writes the line's texts. */
  setDetalhe: (linha: LinhaNaTela, detalhe: LinhaDetalhe) => void;
  /** Asks first; `onYes` runs after the yes, before the line goes. */
  remove: (linha: LinhaNaTela, onYes?: () => void) => void;
  /** Removes one priced line of the cart, from any place on screen. */
  removeItem: (item: ItemCalculado) => void;
  /** Removes all lines of a group after the question, whose text depends on the reason. */
  removeGrupo: (linhas: readonly LinhaNaTela[], pergunta: PerguntaDoGrupo) => void;
  /** Tries the newest refused change of a line again and drops the older ones. */
  retry: (linha: LinhaNaTela) => void;
  discard: (linha: LinhaNaTela) => void;
  /** Notes that the user has seen another device's change of the line. */
  takeNote: (linha: LinhaNaTela) => void;
};

const onError = (error: unknown) => {
  console.error('cart change failed', error);
  void showMessage({ kind: 'error', text: 'NÃO foi salvo. Recarregue a página e tente de novo.' });
};

/** True when it was saved; else the sentence has been shown. */
async function isSaved(saving: Promise<string | null>): Promise<boolean> {
  const sentence = await saving;
  if (sentence !== null) await showMessage({ kind: 'error', text: sentence });
  return sentence === null;
}

export function useLinhaActs(
  { cliente, clienteCompra, combos, linhas: noCarrinho }: CarrinhoNaTela,
  produtos: Produtos,
): LinhaActs {
  const refused = useRefused();
  const takeNote = useTakeNote(clienteCompra.idPessoaCliente);
  const idCondicao = cliente.detalhe?.preferencia.condicao?.idCondicao;
  const writeLinha = useWriteLinha(clienteCompra.idPessoaCliente);

  const itemOf = ({ linha, item, recusas }: LinhaNaTela): ItemVendavel => {
    const produto = linha.idCondicao === idCondicao ? produtoDa(linha, produtos) : undefined;
    const combo = combos.find((one) => isSameLinha(linhaOfCombo(one), linha));
    const seen = item ? toItemVisto(item) : recusas.at(-1)?.intent.visto.item;
    return must(
      (produto && toItemVendavel(produto)) ?? (combo && comboVendavelOf(combo)) ?? seen,
      'an item on screen',
    );
  };
  const write = (linha: LinhaChave, item: ItemVendavel, quantidade: number, wait?: LinhaWait) =>
    isSaved(writeLinha({ linha, item, quantidade, ...(wait && { wait }) }));
  const discardAll = async (linha: LinhaNaTela) => {
    for (const { key } of linha.recusas) if (!(await isSaved(refused.discard(key)))) return;
  };

  const change = async (linha: LinhaNaTela, quantidade: number, wait?: LinhaWait) => {
    if (await write(linha.linha, itemOf(linha), quantidade, wait)) await discardAll(linha);
  };

  const writeDetalhe = (linha: LinhaNaTela, detalhe: LinhaDetalhe) => {
    const { quantidade = 0 } = linha.item ?? {};
    return isSaved(writeLinha({ linha: linha.linha, item: itemOf(linha), quantidade, detalhe }));
  };

  const removeLines = async (linhas: readonly LinhaNaTela[], said?: string) => {
    const removed: QuantidadeWish[] = [];
    for (const linha of linhas) {
      if (linha.item) {
        const item = itemOf(linha);
        if (!(await write(linha.linha, item, 0))) break;
        const antesDe = nextOf(linha.linha, noCarrinho);
        const { quantidade } = linha.item;
        removed.push({ linha: linha.linha, item, quantidade, detalhe: detalheOf(linha.item), antesDe });
      }
      await discardAll(linha);
    }
    tellRemovidas(removed, writeLinha, said);
  };

  const retry = async (linha: LinhaNaTela) => {
    const newest = linha.recusas.at(-1);
    for (const { key } of linha.recusas) {
      const saving = key === newest?.key ? refused.retry(key) : refused.discard(key);
      if (!(await isSaved(saving))) return;
    }
  };

  return {
    setQuantidade: (linha, quantidade, wait) => void change(linha, quantidade, wait).catch(onError),
    setDetalhe: (linha, detalhe) => void writeDetalhe(linha, detalhe).catch(onError),
    remove: (linha, onYes) =>
      void confirm({
        text: `Realmente deseja remover o item(s)?\n\n${linha.descricao}`,
        yes: 'Remover',
        isGrave: true,
      })
        .then((agreed) => {
          if (!agreed) return undefined;
          onYes?.();
          return removeLines([linha]);
        })
        .catch(onError),
    removeItem: (item) => void removeLines([toLinha(item)]).catch(onError),
    removeGrupo: (linhas, { titulo, texto, nao }) =>
      void confirm({
        kind: 'alert',
        title: titulo,
        text: texto,
        yes: 'Remover grupo',
        no: nao,
        isGrave: true,
      })
        .then((agreed) => {
          if (!agreed) return undefined;
          // The group goes, and with it the focus: the title takes it, once the question has given it back.
          afterBox(focusTitle);
          return removeLines(linhas, 'Grupo removido com sucesso.');
        })
        .catch(onError),
    retry: (linha) => void retry(linha).catch(onError),
    discard: (linha) => void discardAll(linha).catch(onError),
    takeNote: ({ linha }) => void isSaved(takeNote({ linha })).catch(onError),
  };
}
