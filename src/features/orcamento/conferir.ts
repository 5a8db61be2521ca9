import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { chaveDaLinha, detalheOf, linhaKey } from '#domain/cart/linha.ts';
import type { LinhaOrcada } from '#domain/orders/orcamento.ts';
import { conferirRepeticao } from '#domain/orders/repetir-pedido.ts';
import { computePreco } from '#domain/price/preco.ts';
import { must } from '#lib/must.ts';
import type { LinhaSoma } from '#outbox/carrinho/dispatch-importacao.ts';
import { readAVenda } from '#parts/cart/a-venda-no-aparelho.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import type { Device } from '#parts/device/device.tsx';
import type { LinhaConferida } from './mudancas.ts';

/**
 * A quotation compared with today: its lines by themselves, those that can be the cart, and those that can be added to the
 * cart's own.
 */
export type Conferencia = {
  readonly linhas: readonly LinhaConferida[];
  readonly novas: readonly LinhaSoma[];
  readonly somas: readonly LinhaSoma[];
};

/** Joins lines that have become one, such as under a condition that took the place of two. */
function joined(linhas: readonly LinhaOrcada[]): LinhaOrcada[] {
  const byKey = new Map<string, LinhaOrcada>();
  for (const linha of linhas) {
    const held = byKey.get(linhaKey(linha));
    const quantidade = linha.quantidade + (held?.quantidade ?? 0);
    byKey.set(linhaKey(linha), { ...(held ?? linha), quantidade });
  }
  return [...byKey.values()];
}

/**
 * Compares the lines of a quotation with today's prices and stock on this device, without a network. Null where it holds no prices
 * of the customer.
 */
export async function conferir(
  device: Device,
  naTela: CarrinhoNaTela,
  linhas: readonly LinhaOrcada[],
): Promise<Conferencia | null> {
  const conferidas: LinhaConferida[] = [];
  const novas: LinhaSoma[] = [];
  const somas: LinhaSoma[] = [];
  const { linhas: held, clienteCompra } = naTela;
  for (const [idCondicao, own] of Map.groupBy(linhas, (linha) => linha.idCondicao)) {
    const ids = own.filter((l) => l.idItemTipo === ITEM_PRODUTO).map((l) => l.idItem);
    const aVenda = await readAVenda(device, naTela, { ids, idCondicao });
    if (aVenda === null) return null;
    const { itemOf, limiteOf } = aVenda;
    const hoje = joined(own.map((linha) => ({ ...linha, idCondicao: aVenda.idCondicao })));
    const somadas = conferirRepeticao(hoje, { itemOf, held, limiteOf });
    const sozinhas = conferirRepeticao(hoje, { itemOf, held: [], limiteOf });
    for (const [i, { incluido, mensagem }] of sozinhas.entries()) {
      const linha = must(hoje[i], 'line');
      const item = itemOf(linha);
      const agora = item && computePreco(item, linha.quantidade, clienteCompra.calcularSt).valorLiquido;
      conferidas.push({ ...linha, agora: agora ?? null, incluido, mensagem });
      if (!incluido || item === undefined) continue;
      const isHeld = held.some((one) => linhaKey(one) === linhaKey(linha));
      const nova = {
        linha: chaveDaLinha(linha),
        soma: linha.quantidade,
        item,
        // A remark that the cart has already stays.
        ...(!isHeld && { detalhe: detalheOf(linha) }),
      };
      novas.push(nova);
      if (somadas[i]?.incluido) somas.push(nova);
    }
  }
  return { linhas: conferidas, novas, somas };
}
