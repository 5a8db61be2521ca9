import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import type { ItemRepetido } from '#contract/orders/pedido-repetir.ts';
import { linhaPedidaOf } from '#domain/cart/linha.ts';
import { isLaneBusy, readItens, repetirNoServidor } from '#features/pedidos/queries-repetir.ts';
import { ok, type Result } from '#lib/result.ts';
import { dropRepeat, isRepeatOpen, keyToRepeat } from '#mirror/repeticoes.ts';
import { noteSomadas } from '#outbox/avisos.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import type { Device } from '#parts/device/device.tsx';
import type { PedidoARepetir } from '#parts/dialogs/pedido-a-repetir.ts';
import type { Falha } from '#parts/failure/falha.ts';
import { confirm } from '#ui/layer/message-queue.ts';
import type { Vault } from '#vault/vault.ts';
import { itensNoAparelho } from './itens-no-aparelho.ts';
import { type Repetido, repetirNoAparelho } from './no-aparelho.ts';
import { type LinhaRepetida, toLinhasRepetidas } from './resultado.ts';

/**
 * The result, as `Repetido`, whether the server has done it already, and whether it had been asked before; or
 * the reason why nothing was done.
 */
export type Fim =
  | (Repetido & { isNoServidor: boolean; isDeAntes?: boolean })
  | { kind: 'falha'; falha: Falha }
  | { kind: 'nada' };

const SEM_RESPOSTA =
  'O servidor não respondeu, e não se sabe se o pedido foi copiado. Tentar de novo não inclui os itens duas vezes.';

/** Says nothing on whether the request is done: it is being done, or was not looked at. */
const UNDECIDED: ReadonlySet<string> = new Set(['em-andamento', 'muitas-requisicoes']);

const isDecided = (falha: Falha): boolean =>
  falha.kind === 'recusa' && falha.codigo !== undefined && !UNDECIDED.has(falha.codigo);

/** The lines that came are this device's own doing; where that cannot be kept they are told as another's. */
async function noteRepetidas(
  vault: Vault,
  idPessoaCliente: number,
  itens: readonly ItemRepetido[],
  revisao: number,
) {
  const linhas = itens.filter(({ incluido }) => incluido).map(linhaPedidaOf);
  const saved = await noteSomadas(vault, idPessoaCliente, linhas, revisao);
  if (!saved.ok) console.warn('what was repeated could not be noted', saved.error.kind);
}

/**
 * Asks until the server has said something or the person gives up; always under one key, which is kept on the device
 * until then: a later try, also after a reload, repeats the same request once.
 */
async function noServidor(
  device: Device,
  ref: { idPrePedido: number; idPessoaCliente: number },
  toLinhas: (itens: readonly ItemRepetido[]) => Promise<LinhaRepetida[]>,
): Promise<Fim> {
  const { vault, env } = device;
  const { idPrePedido, idPessoaCliente } = ref;
  const { key, isDeAntes, revisao } = await keyToRepeat(vault, ref, env.uuid());
  for (;;) {
    const reply = await repetirNoServidor(device, ref, key);
    if (reply.ok || isDecided(reply.error)) await dropRepeat(vault, idPrePedido);
    if (reply.ok) {
      const { value } = reply;
      if (typeof value !== 'string') await noteRepetidas(vault, idPessoaCliente, value, revisao);
      const how = { isNoServidor: true, isDeAntes };
      return typeof value === 'string'
        ? { kind: 'texto', texto: value, ...how }
        : { kind: 'linhas', linhas: await toLinhas(value), ...how };
    }
    if (reply.error.kind !== 'silencio') return { kind: 'falha', falha: reply.error };
    const again = { kind: 'alert', text: SEM_RESPOSTA, yes: 'Tentar de novo', no: 'Fechar' } as const;
    if (!(await confirm(again))) return { kind: 'nada' };
  }
}

/** The lines of an order as this device keeps them, else the server. */
async function readLinhas(
  device: Device,
  pedido: PedidoARepetir,
): Promise<Result<readonly PedidoItem[], Falha>> {
  const kept = await itensNoAparelho(device.vault, pedido);
  return kept ? ok(kept) : readItens(device, pedido.idPrePedido);
}

/**
 * Copies an order into the cart of its customer, who is the one being served: on the server while it answers and
 * nothing of the cart waits here, else on this device, which sends it like any other change.
 */
export async function repetir(
  device: Device,
  carrinho: CarrinhoNaTela,
  pedido: PedidoARepetir,
  isConnected: boolean,
): Promise<Fim> {
  const { idPrePedido, idCondicao } = pedido;
  const idPessoaCliente = carrinho.cliente.idPessoa;
  // A repeat that the server may have done already is not done here too.
  const isOpen = await isRepeatOpen(device.vault, idPrePedido);
  if (isOpen || (isConnected && !(await isLaneBusy(device, idPessoaCliente)))) {
    return noServidor(device, { idPrePedido, idPessoaCliente }, async (repetidos) => {
      const antes = await readLinhas(device, pedido);
      return toLinhasRepetidas(device, carrinho, repetidos, antes.ok ? antes.value : []);
    });
  }
  const itens = await readLinhas(device, pedido);
  if (!itens.ok) return { kind: 'falha', falha: itens.error };
  const done = await repetirNoAparelho(device, carrinho, { itens: itens.value, idCondicao });
  return { ...done, isNoServidor: false };
}
