import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';
import { dispatchSomas, type LinhaSoma } from '#outbox/carrinho/dispatch-importacao.ts';
import { announce } from '#outbox/wake.ts';
import { FALHA_AO_INCLUIR, SEM_PRECOS_AINDA } from '#parts/buy/compra-texts.ts';
import type { Compra } from '#parts/buy/use-compra.ts';
import { destacarCarrinho } from '#parts/cart/carrinho-destaque.ts';
import { linhaOf } from '#parts/cart/linha-of.ts';
import { usePendente } from '#parts/cart/use-pendente.ts';
import { contarAdicao } from '#parts/device/analise.ts';
import { useDevice } from '#parts/device/device.tsx';
import { notePlace } from '#parts/device/localizacao.ts';
import { storageMessage } from '#parts/device/storage-message.ts';
import { useListaAnalise } from '#parts/list/lista-analise.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import type { Unidades } from './marcas.ts';
import { postosText } from './words.ts';

/** A read product and its units. */
export type Lido = readonly [produto: ProdutoResumo, quantidade: number];

/** The additions to the cart; without products that have no stock or price now. */
const toSomas = (lidos: readonly Lido[], now: readonly ProdutoResumo[], { idCondicao }: Contexto) =>
  lidos.flatMap(([{ idProduto }, soma]): LinhaSoma[] => {
    const produto = now.find((p) => p.idProduto === idProduto);
    const item = produto && toItemVendavel(produto);
    return item && item.estoque > 0 ? [{ linha: linhaOf(idProduto, idCondicao), soma, item }] : [];
  });

type Acts = {
  /** The products whose units are on disk. */
  onPostos: (ids: readonly number[]) => void;
  /** The units that an undo took out of the cart. */
  onDevolvidas: (devolvidas: readonly Unidades[]) => void;
};

/**
 * Puts read products into the cart, all at once, says how many, and offers to take the same units out again. Returns null
 * when done or explained, else the sentence to show;
 * `done` runs once all of them are in the cart.
 */
export function usePor(
  cliente: ClienteRow | null | undefined,
  compra: Compra | null,
  { onPostos, onDevolvidas }: Acts,
): (lidos: readonly Lido[], done?: () => void) => Promise<string | null> {
  const { vault, env } = useDevice();
  const isHeld = usePendente();
  const lista = useListaAnalise();

  const write = ({ idPessoa, usuarioCliente }: ClienteRow, linhas: readonly LinhaSoma[]) =>
    dispatchSomas(vault, { idPessoaCliente: idPessoa, nomeCliente: usuarioCliente.pessoa.nome, linhas }, env);
  const undo = async (of: ClienteRow, postas: readonly LinhaSoma[]) => {
    const saved = await write(
      of,
      postas.map((linha) => ({ ...linha, soma: -linha.soma })),
    );
    if (!saved.ok) return showMessage({ kind: 'error', text: storageMessage(saved.error) });
    onDevolvidas(saved.value.mudadas.map(({ linha, soma }) => [linha.idItem, -soma]));
  };
  return async (lidos, done) => {
    if (await isHeld()) return null;
    if (!cliente || !compra) return FALHA_AO_INCLUIR;
    const now = await compra.readNow(lidos.map(([produto]) => produto));
    if (now === null) return SEM_PRECOS_AINDA;
    const somas = toSomas(lidos, now, compra.contexto);
    const saved = await write(cliente, somas);
    if (!saved.ok) return storageMessage(saved.error);
    const { mudadas, acima } = saved.value;
    const left = lidos.length - somas.length;
    if (left > 0) announce(vault.name, 'refresh');
    if (mudadas.length > 0) {
      notePlace();
      destacarCarrinho();
      contarAdicao(
        lista,
        mudadas.map(({ soma, ...linha }) => ({ ...linha, quantidade: soma })),
      );
    }
    onPostos(mudadas.map(({ linha }) => linha.idItem));
    if (mudadas.length === lidos.length) done?.();
    showToast({
      text: postosText(mudadas.length, left, acima.length),
      tone: mudadas.length < lidos.length ? 'caution' : 'positive',
      ...(mudadas.length > 0 && {
        action: {
          label: 'Desfazer',
          onPress: () => {
            undo(cliente, mudadas).catch((error: unknown) =>
              console.error('an addition could not be undone', error),
            );
          },
        },
      }),
    });
    return null;
  };
}
