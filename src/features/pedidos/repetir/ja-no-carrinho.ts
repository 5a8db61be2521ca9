import { linhasParaRepetir } from '#domain/orders/repetir-pedido.ts';
import { isRepeatOpen } from '#mirror/repeticoes.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import type { Device } from '#parts/device/device.tsx';
import type { PedidoARepetir } from '#parts/dialogs/pedido-a-repetir.ts';
import { confirm } from '#ui/layer/message-queue.ts';
import { itensNoAparelho } from './itens-no-aparelho.ts';

const JA_TEM =
  'O carrinho já tem todos os itens deste pedido, nas quantidades dele ou mais. Repetir soma as quantidades outra vez.';

/** True if the cart holds each line of the order, as this device keeps it, in its quantity; false if it keeps none. */
async function holdsAll(
  { vault }: Device,
  carrinho: CarrinhoNaTela,
  pedido: PedidoARepetir,
): Promise<boolean> {
  const itens = (await itensNoAparelho(vault, pedido)) ?? [];
  const linhas = linhasParaRepetir(itens, pedido.idCondicao);
  const heldOf = (idItem: number, idItemTipo: number) =>
    carrinho.linhas
      .filter((held) => held.idItem === idItem && held.idItemTipo === idItemTipo)
      .reduce((sum, { quantidade }) => sum + quantidade, 0);
  return (
    linhas.length > 0 &&
    linhas.every(({ idItem, idItemTipo, quantidade }) => heldOf(idItem, idItemTipo) >= quantidade)
  );
}

/**
 * Asks before an order is added to a cart that holds all of it; true to go on. The later try of a repeat without a
 * response adds nothing twice: it is not asked about.
 */
export async function confirmRepetir(
  device: Device,
  carrinho: CarrinhoNaTela,
  pedido: PedidoARepetir,
): Promise<boolean> {
  if (await isRepeatOpen(device.vault, pedido.idPrePedido)) return true;
  if (!(await holdsAll(device, carrinho, pedido))) return true;
  return confirm({
    kind: 'alert',
    title: 'Já está no carrinho',
    text: JA_TEM,
    yes: 'Somar outra vez',
    no: 'Não repetir',
  });
}
