import { toItemVisto } from '#domain/cart/carrinho-view.ts';
import { chaveDaLinha, detalheOf } from '#domain/cart/linha.ts';
import { dispatchSomas, type LinhaSoma, type Somadas } from '#outbox/carrinho/dispatch-importacao.ts';
import type { Device } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import type { OrcamentoAGuardar } from '#parts/share/orcamento-aberto.ts';
import { type ShowToast, showToast } from '#ui/layer/toast-queue.ts';

type Vault = Pick<Device, 'vault' | 'env'>;

type Quem = Pick<OrcamentoAGuardar, 'idPessoaCliente' | 'nomeCliente'>;

const somasOf = ({ linhas }: Pick<OrcamentoAGuardar, 'linhas'>, sign: 1 | -1): LinhaSoma[] =>
  linhas.map((item) => ({
    linha: chaveDaLinha(item),
    soma: sign * item.quantidade,
    item: toItemVisto(item),
    ...(sign === 1 && { detalhe: detalheOf(item) }),
  }));

/** Takes the units that went into a quotation out of the cart; what came into it since then stays. */
export async function esvaziar({ vault, env }: Vault, orcamento: OrcamentoAGuardar): Promise<void> {
  const { idPessoaCliente, nomeCliente } = orcamento;
  const quem = { idPessoaCliente, nomeCliente };
  const done = await dispatchSomas(vault, { ...quem, linhas: somasOf(orcamento, -1) }, env);
  if (!done.ok) {
    showToast({ text: storageMessage(done.error), tone: 'negative' });
    return;
  }
  const undo = () => {
    putBack({ vault, env }, quem, orcamento, done.value).catch(onError);
  };
  showToast({ text: 'Carrinho esvaziado.', action: { label: 'Desfazer', onPress: undo } });
}

async function putBack(
  { vault, env }: Vault,
  quem: Quem,
  orcamento: OrcamentoAGuardar,
  { mudadas }: Somadas,
): Promise<void> {
  const taken = new Map(mudadas.map(({ linha, soma }) => [JSON.stringify(linha), -soma]));
  const linhas = somasOf(orcamento, 1).flatMap((soma): LinhaSoma[] => {
    const units = taken.get(JSON.stringify(soma.linha));
    return units === undefined ? [] : [{ ...soma, soma: units }];
  });
  const back = await dispatchSomas(vault, { ...quem, linhas }, env);
  const said: ShowToast = back.ok
    ? { text: 'Os itens voltaram ao carrinho.', tone: 'positive' }
    : { text: storageMessage(back.error), tone: 'negative' };
  showToast(said);
}

export const onError = (error: unknown): void => console.error('the cart could not be emptied', error);
