import { useOneAct } from '#parts/buy/use-one-act.ts';
import type { Compra } from '#parts/buy/use-compra.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import type { Sugestao } from './view.ts';

const produtosText = (count: number): string => (count === 1 ? '1 produto' : `${count} produtos`);

/** Adds the suggested units to the cart's quantities, and shows a toast with 'Desfazer'. */
export function useSugestao(compra: Compra | null): {
  isPending: boolean;
  incluir: (sugestoes: readonly Sugestao[]) => void;
} {
  const { isPending, run } = useOneAct();

  /** Sets each to its quantity before. A sentence says why one could not be set. */
  const undo = async (done: readonly (Sugestao & { antes: number })[]) => {
    for (const { produto, antes } of done) {
      const sentence = await compra?.setQuantidade(produto, antes);
      if (sentence) return showMessage({ kind: 'error', text: sentence });
    }
    return undefined;
  };

  const incluir = (sugestoes: readonly Sugestao[]) =>
    run(async () => {
      const done: (Sugestao & { antes: number })[] = [];
      for (const sugestao of sugestoes) {
        const antes = compra?.celulaOfProduto(sugestao.produto.idProduto).inCart ?? 0;
        // An obstacle to one product holds for all: its message was shown.
        if (!(await compra?.comprar(sugestao.produto, sugestao.quantidade))) break;
        done.push({ ...sugestao, antes });
      }
      if (done.length === 0) return null;
      showToast({
        text: `${produtosText(done.length)} no carrinho.`,
        tone: 'positive',
        action: {
          label: 'Desfazer',
          onPress: () => {
            undo(done).catch((error: unknown) => console.error('a suggestion could not be undone', error));
          },
        },
      });
      return null;
    });

  return { isPending, incluir };
}
