import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import {
  chaveDaLinha,
  detalheOf,
  isSameDetalhe,
  joinLinhas,
  type LinhaChave,
  linhaKey,
} from '#domain/cart/linha.ts';
import type { LinhaOrcada } from '#domain/orders/orcamento.ts';
import { conferirRepeticao } from '#domain/orders/repetir-pedido.ts';
import { computePreco } from '#domain/price/preco.ts';
import { must } from '#lib/must.ts';
import type { LinhaSoma } from '#outbox/carrinho/dispatch-importacao.ts';
import { type AVenda, readAVenda } from '#parts/cart/a-venda-no-aparelho.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import type { Device } from '#parts/device/device.tsx';
import type { LinhaComparada } from '#parts/cart/mudancas.ts';

/** A line of a quotation compared with today. */
export type LinhaConferida = LinhaOrcada & LinhaComparada;

/**
 * A quotation compared with today, each line once: all its lines, those that can replace the cart's, and those that can be
 * added to them.
 */
export type Conferencia = {
  readonly linhas: readonly LinhaConferida[];
  readonly novas: readonly LinhaSoma[];
  readonly somas: readonly LinhaSoma[];
};

/** Reads the items of each condition of a quotation, by the condition's number; null where this device holds no prices. */
async function readCondicoes(
  device: Device,
  naTela: CarrinhoNaTela,
  linhas: readonly LinhaOrcada[],
): Promise<Map<number, AVenda> | null> {
  const found = new Map<number, AVenda>();
  for (const [idCondicao, own] of Map.groupBy(linhas, (linha) => linha.idCondicao)) {
    const ids = own.filter((l) => l.idItemTipo === ITEM_PRODUTO).map((l) => l.idItem);
    const aVenda = await readAVenda(device, naTela, { ids, idCondicao });
    if (aVenda === null) return null;
    found.set(idCondicao, aVenda);
  }
  return found;
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
  const condicoes = await readCondicoes(device, naTela, linhas);
  if (condicoes === null) return null;
  const aVenda = [...condicoes.values()];
  const itemOf = (linha: LinhaChave) => aVenda.map((one) => one.itemOf(linha)).find(Boolean);
  const limiteOf = (idCombo: number) => aVenda[0]?.limiteOf(idCombo);
  // Lines of one item become one under a condition that took the place of two.
  const hoje = joinLinhas(
    linhas.map((linha) => ({
      ...linha,
      idCondicao: must(condicoes.get(linha.idCondicao), 'condition').idCondicao,
    })),
  );
  const { linhas: held, clienteCompra } = naTela;
  const somadas = conferirRepeticao(hoje, { itemOf, held, limiteOf });
  const sozinhas = conferirRepeticao(hoje, { itemOf, held: [], limiteOf });
  const heldOf = new Map(held.map((linha) => [linhaKey(linha), linha]));
  const conferidas: LinhaConferida[] = [];
  const novas: LinhaSoma[] = [];
  const somas: LinhaSoma[] = [];
  for (const [i, { incluido, mensagem }] of sozinhas.entries()) {
    const linha = must(hoje[i], 'line');
    const item = itemOf(linha);
    const agora = item && computePreco(item, linha.quantidade, clienteCompra.calcularSt).valorLiquido;
    conferidas.push({ ...linha, agora: agora ?? null, incluido, mensagem });
    if (!incluido || item === undefined) continue;
    const soma: LinhaSoma = { linha: chaveDaLinha(linha), soma: linha.quantidade, item };
    const detalhe = detalheOf(linha);
    novas.push({ ...soma, detalhe });
    if (!somadas[i]?.incluido) continue;
    // A remark that the cart has already stays.
    const hasRemark = !isSameDetalhe(heldOf.get(linhaKey(linha)) ?? {}, {});
    somas.push(hasRemark ? soma : { ...soma, detalhe });
  }
  return { linhas: conferidas, novas, somas };
}
