import { toItemVisto } from '#domain/cart/carrinho-view.ts';
import { chaveDaLinha, detalheInteiro, type LinhaPedida, linhaKey } from '#domain/cart/linha.ts';
import { dispatchSomas, type LinhaSoma, type Somadas } from '#outbox/carrinho/dispatch-importacao.ts';
import type { Device } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import type { OrcamentoAGuardar } from '#parts/share/orcamento-aberto.ts';
import { type ShowToast, showToast } from '#ui/layer/toast-queue.ts';

type Vault = Pick<Device, 'vault' | 'env'>;

type Quem = Pick<OrcamentoAGuardar, 'idPessoaCliente' | 'nomeCliente'>;

/** Takes the units of a quotation out of the cart; units added later stay. */
export async function esvaziar({ vault, env }: Vault, orcamento: OrcamentoAGuardar): Promise<void> {
  const { idPessoaCliente, nomeCliente } = orcamento;
  const quem = { idPessoaCliente, nomeCliente };
  const linhas = orcamento.linhas.map((item) => ({
    linha: chaveDaLinha(item),
    soma: -item.quantidade,
    item: toItemVisto(item),
  }));
  const done = await dispatchSomas(vault, { ...quem, linhas }, env);
  if (!done.ok) {
    showToast({ text: storageMessage(done.error), tone: 'negative' });
    return;
  }
  const undo = () => {
    const antes = { mudadas: done.value.mudadas, linhas: orcamento.linhas };
    putBack({ vault, env }, quem, antes, 'Os itens voltaram ao carrinho.').catch(onError);
  };
  showToast({ text: 'Carrinho esvaziado.', action: { label: 'Desfazer', onPress: undo } });
}

/** Turns changes of the cart back, with the texts of its lines before them, and says `text`. False if it could not. */
export async function putBack(
  { vault, env }: Vault,
  quem: Quem,
  { mudadas, linhas: antes }: Pick<Somadas, 'mudadas'> & { linhas: readonly LinhaPedida[] },
  text: string,
): Promise<boolean> {
  const befores = new Map(antes.map((linha) => [linhaKey(linha), linha]));
  const linhas = mudadas.map(({ linha, soma, item }): LinhaSoma => {
    const before = befores.get(linhaKey(linha));
    return { linha, soma: -soma, item, ...(before && { detalhe: detalheInteiro(before) }) };
  });
  const back = await dispatchSomas(vault, { ...quem, linhas }, env);
  const said: ShowToast = back.ok
    ? { text, tone: 'positive' }
    : { text: storageMessage(back.error), tone: 'negative' };
  showToast(said);
  return back.ok;
}

export const onError = (error: unknown): void => console.error('the cart could not be changed', error);
