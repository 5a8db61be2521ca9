import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import { readPedido } from '#mirror/read-pedidos.ts';
import type { PedidoARepetir } from '#parts/dialogs/pedido-a-repetir.ts';
import type { Vault } from '#vault/vault.ts';

/** The lines of an order as this device keeps them; undefined if it keeps none. */
export const itensNoAparelho = async (
  vault: Vault,
  { itens, idPrePedido }: PedidoARepetir,
): Promise<readonly PedidoItem[] | undefined> => itens ?? (await readPedido(vault, idPrePedido))?.itens;
