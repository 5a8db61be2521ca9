import type { ProdutoResumo } from '#engine/read.ts';
import { formatCount } from '#lib/format-number.ts';
import type { Compra } from '#parts/buy/use-compra.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';

/** Adds units of a read product to the cart and offers to undo it; `done` runs once they are there. */
export function useAdicionar(compra: Compra, produto: ProdutoResumo) {
  const { isPending, run } = useOneAct();

  const undo = async (antes: number) => {
    const sentence = await compra.setQuantidade(produto, antes);
    if (sentence !== null) await showMessage({ kind: 'error', text: sentence });
  };

  const add = (quantidade: number, done: () => void) =>
    run(async () => {
      const antes = compra.celulaOfProduto(produto.idProduto).inCart ?? 0;
      if (!(await compra.comprar(produto, quantidade))) return null;
      done();
      showToast({
        text: `${formatCount(quantidade)} un. no carrinho.`,
        tone: 'positive',
        action: {
          label: 'Desfazer',
          onPress: () => {
            undo(antes).catch((error: unknown) => console.error('an addition could not be undone', error));
          },
        },
      });
      return null;
    });

  return { isPending, add };
}
