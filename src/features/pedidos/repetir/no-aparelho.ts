import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { type LinhaChave, linhaKey } from '#domain/cart/linha.ts';
import { isVigente } from '#domain/combo/combo.ts';
import { conferirRepeticao, linhasParaRepetir, NADA_REPETIDO } from '#domain/orders/repetir-pedido.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { contextoOf } from '#mirror/cliente-compra.ts';
import { toCombosVendaveis } from '#mirror/combos.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';
import { dispatchSomas, type LinhaSoma } from '#outbox/carrinho/dispatch-importacao.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { linhaOf } from '#parts/cart/linha-of.ts';
import type { Device } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { type LinhaRepetida, toLinhaRepetida } from './resultado.ts';

const SEM_PRECOS = 'Os preços deste cliente ainda não estão neste aparelho.';

/** The order's lines are in the cart, or the sentence that says why none could be. */
export type Repetido =
  | { kind: 'linhas'; linhas: readonly LinhaRepetida[] }
  | { kind: 'texto'; texto: string };

/** The products with the prices of the first context that this device holds; null when it holds none. */
async function readPrecos({ vault, engine }: Device, contextos: readonly Contexto[], ids: readonly number[]) {
  for (const contexto of contextos) {
    const { idContexto } = contexto;
    const read = await engine.readProdutos(ids, { user: String(vault.idUsuario), idContexto });
    if (read.idContexto === idContexto) return { contexto, produtos: read.produtos };
  }
  return null;
}

/**
 * Products as items of a cart, by `linhaKey`; a product that no branch of the customer delivers is not sold.
 */
function toVendaveis(produtos: readonly ProdutoResumo[], { filiais, idCondicao }: Contexto) {
  return new Map<string, ItemVendavel>(
    produtos.flatMap((produto) => {
      const item = toItemVendavel(produto);
      const isServed = item && filiais.some((f) => f.idPessoaFilial === item.idPessoaFilial);
      return isServed ? [[linhaKey(linhaOf(produto.idProduto, idCondicao)), item] as const] : [];
    }),
  );
}

/**
 * Puts an order's lines into the cart on this device, as changes that are sent like any other, with today's prices
 * under the order's own sale condition where it holds still, else the customer's.
 */
export async function repetirNoAparelho(
  device: Device,
  { cliente, combos, linhas: held }: CarrinhoNaTela,
  { itens, idCondicao }: { itens: readonly PedidoItem[]; idCondicao: number },
): Promise<Repetido> {
  const { vault, env } = device;
  const { detalhe, idPessoa, usuarioCliente } = cliente;
  const named = detalhe?.contextos.find((c) => c.idCondicao === idCondicao);
  const contextos = [named, detalhe ? contextoOf(detalhe) : undefined].filter((c) => c !== undefined);
  const ids = [...new Set(itens.map(({ produto }) => produto.idProduto))];
  const lido = await readPrecos(device, contextos, ids);
  if (lido === null) return { kind: 'texto', texto: SEM_PRECOS };
  const hoje = businessDayOf(new Date(env.now()));
  const vigentes = combos.filter((combo) => isVigente(combo.promocaoCombo.dataFinal, hoje));
  const vendaveis = new Map([...toVendaveis(lido.produtos, lido.contexto), ...toCombosVendaveis(vigentes)]);
  const itemOf = (linha: LinhaChave) => vendaveis.get(linhaKey(linha));
  const limiteOf = (idCombo: number) => vigentes.find((combo) => combo.idItem === idCombo)?.promocaoCombo;
  const linhas = linhasParaRepetir(itens, lido.contexto.idCondicao);
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
    ? { kind: 'linhas', linhas: repetidos.map(toLinhaRepetida) }
    : { kind: 'texto', texto: storageMessage(saved.error) };
}
