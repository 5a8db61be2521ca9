import type { LinhaPedida } from '#domain/cart/linha.ts';
import { formatCount } from '#lib/format-number.ts';
import { dispatchSomas, type LinhaSoma, type Somadas } from '#outbox/carrinho/dispatch-importacao.ts';
import { dispatchMarca, undoMarca } from '#outbox/orcamentos/dispatch-orcamento.ts';
import type { Device } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import type { OrcamentoATransformar } from '#parts/share/orcamento-aberto.ts';
import { type ShowToast, showToast } from '#ui/layer/toast-queue.ts';
import { onError, putBack } from './esvaziar.ts';

/** The changes of the cart by a quotation. `antes`: the lines of a cart that it replaces; null where it is added. */
export type Ida = {
  readonly linhas: readonly LinhaSoma[];
  readonly antes: readonly LinhaPedida[] | null;
};

const somadoText = (n: number): string =>
  `${n === 1 ? '1 item do orçamento foi' : `${formatCount(n)} itens do orçamento foram`} para o carrinho.`;

/**
 * Puts a quotation into the cart, tells so, and marks the quotation. `isInCart` is false when nothing was done. `problema`:
 * a sentence, or null.
 */
export async function transformar(
  { vault, env }: Pick<Device, 'vault' | 'env'>,
  orcamento: OrcamentoATransformar,
  { linhas, antes }: Ida,
  onCarrinho: () => void,
): Promise<{ isInCart: boolean; problema: string | null }> {
  const { idPrePedido, codigoLocal, transformadoEm, pessoaDestinatario } = orcamento;
  const { idPessoa, nome } = pessoaDestinatario;
  const quem = { idPessoaCliente: idPessoa, nomeCliente: nome };
  const put = await dispatchSomas(vault, { ...quem, linhas }, env);
  if (!put.ok) return { isInCart: false, problema: storageMessage(put.error) };
  const doCliente = { ...quem, idPrePedido, codigoLocal };
  const marked = await dispatchMarca(vault, { ...doCliente, situacao: 'transformado' }, env);
  const voltar = async (linhasAntes: readonly LinhaPedida[]) => {
    const back = { mudadas: put.value.mudadas, linhas: linhasAntes };
    const isBack = await putBack({ vault, env }, quem, back, 'O carrinho voltou ao que era.');
    // An earlier mark stays: the quotation was in the cart once.
    if (!isBack || !marked.ok || transformadoEm !== null) return;
    const undone = await undoMarca(vault, marked.value.key, { ...doCliente, situacao: 'desfeito' }, env);
    if (!undone.ok) showToast({ text: storageMessage(undone.error), tone: 'negative' });
  };
  const undo = (linhasAntes: readonly LinhaPedida[]) => void voltar(linhasAntes).catch(onError);
  showToast(said(put.value, antes, { undo, onCarrinho }));
  // The lines are in the cart: only the mark is missing.
  return { isInCart: true, problema: marked.ok ? null : storageMessage(marked.error) };
}

type Acts = { undo: (antes: readonly LinhaPedida[]) => void; onCarrinho: () => void };

function said({ mudadas }: Somadas, antes: Ida['antes'], { undo, onCarrinho }: Acts): ShowToast {
  const look = { label: 'Ver o carrinho', onPress: onCarrinho };
  if (antes === null) return { text: somadoText(mudadas.length), tone: 'positive', action: look };
  return mudadas.length === 0
    ? { text: 'O carrinho já era o do orçamento.', tone: 'positive', action: look }
    : {
        text: 'O carrinho agora é o do orçamento.',
        tone: 'positive',
        action: { label: 'Desfazer', onPress: () => undo(antes) },
      };
}
