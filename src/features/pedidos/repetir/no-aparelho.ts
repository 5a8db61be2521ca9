import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import { conferirRepeticao, linhasParaRepetir, NADA_REPETIDO } from '#domain/orders/repetir-pedido.ts';
import { dispatchSomas, type LinhaSoma } from '#outbox/carrinho/dispatch-importacao.ts';
import { readAVenda, SEM_PRECOS } from '#parts/cart/a-venda-no-aparelho.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import type { Device } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { type LinhaRepetida, toLinhasRepetidas } from './resultado.ts';

/** The order's lines are in the cart, or the sentence that says why none could be. */
export type Repetido =
  | { kind: 'linhas'; linhas: readonly LinhaRepetida[] }
  | { kind: 'texto'; texto: string };

/**
 * Puts an order's lines into the cart on this device, as changes that are sent like any other, with today's prices
 * under the order's own sale condition where it holds still, else the customer's.
 */
export async function repetirNoAparelho(
  device: Device,
  naTela: CarrinhoNaTela,
  { itens, idCondicao }: { itens: readonly PedidoItem[]; idCondicao: number },
): Promise<Repetido> {
  const { vault, env } = device;
  const { cliente, linhas: held } = naTela;
  const { idPessoa, usuarioCliente } = cliente;
  const ids = itens.map(({ produto }) => produto.idProduto);
  const aVenda = await readAVenda(device, naTela, { ids, idCondicao });
  if (aVenda === null) return { kind: 'texto', texto: SEM_PRECOS };
  const { itemOf, limiteOf } = aVenda;
  const linhas = linhasParaRepetir(itens, aVenda.idCondicao);
  const repetidos = conferirRepeticao(linhas, { itemOf, held, limiteOf });
  const somas = repetidos.flatMap(
    ({ idItem, idItemTipo, idCondicao: con, quantidade, incluido }): LinhaSoma[] => {
      const linha = { idItem, idItemTipo, idCondicao: con };
      const item = itemOf(linha);
      return incluido && item ? [{ linha, soma: quantidade, item }] : [];
    },
  );
  if (linhas.every((linha) => itemOf(linha) === undefined)) return { kind: 'texto', texto: NADA_REPETIDO };
  const command = { idPessoaCliente: idPessoa, nomeCliente: usuarioCliente.pessoa.nome, linhas: somas };
  const saved = await dispatchSomas(vault, command, env);
  return saved.ok
    ? { kind: 'linhas', linhas: await toLinhasRepetidas(device, naTela, repetidos, itens) }
    : { kind: 'texto', texto: storageMessage(saved.error) };
}
