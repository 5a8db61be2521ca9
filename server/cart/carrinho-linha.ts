import type { CarrinhoMudado } from '#contract/cart/carrinho.ts';
import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import {
  applyLinha,
  isQuantidade,
  isSameDetalhe,
  isSameGrupo,
  isSameLinha,
  type LinhaChave,
  type LinhaDetalhe,
  type LinhaMutacao,
  type LinhaPedida,
  linhaKey,
} from '#domain/cart/linha.ts';
import { limiteExcedido } from '#domain/combo/combo-limite.ts';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import { readLimites } from '#server/catalogue/data/combos.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { type Compra, readCompra } from '#server/customers/data/compra.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import type { Outcome } from '#server/http/route.ts';
import {
  comboIndisponivel,
  itemNaoEncontrado,
  itemSemCondicao,
  quantidadeInvalida,
} from './carrinho-recusas.ts';
import { computeStored, toCarrinho } from './carrinho-view.ts';
import { type CarrinhoRow, putCarrinho, readLinhas } from './data/carrinho.ts';
import { deleteLinha, grupoRowOf, putLinha, putPagamento } from './data/carrinho-linhas.ts';
import { hasProduto, readVendaveis } from './data/vendaveis.ts';

export type LinhaChange = {
  readonly linha: LinhaChave;
  /** Returns the wanted quantity, given the line's current one; 0 removes it. */
  readonly wanted: (held: number) => number;
  /** The texts that the request names; the others stay. */
  readonly detalhe?: LinhaDetalhe | undefined;
  /** The line's quantity as the device knew it. */
  readonly quantidadeBase: number | undefined;
  /** A new line goes before this one; at the end without it. */
  readonly antesDe?: LinhaChave | undefined;
};

async function whyNotSold(user: Scope, { idItem, idItemTipo }: LinhaChave): Promise<Recusa> {
  if (idItemTipo === ITEM_COMBO) return comboIndisponivel();
  return (await hasProduto(user, idItem)) ? itemSemCondicao() : itemNaoEncontrado();
}

/**
 * Why the customer may not have this quantity of a combo, under all their conditions together. A decrease is always
 * allowed.
 */
async function acimaDoLimite(
  user: Scope,
  { idPessoaCliente }: Compra,
  before: readonly LinhaPedida[],
  mutacao: LinhaMutacao,
): Promise<Recusa | undefined> {
  const { idItem, idItemTipo } = mutacao.linha;
  if (idItemTipo !== ITEM_COMBO) return undefined;
  const limite = (await readLimites(user, idPessoaCliente, [idItem])).get(idItem);
  const units = applyLinha(before, mutacao)
    .filter((l) => l.idItem === idItem && l.idItemTipo === ITEM_COMBO)
    .reduce((sum, l) => sum + l.quantidade, 0);
  const texto = limite && limiteExcedido(limite, units);
  return texto === undefined ? undefined : recusa('combo-limite', texto);
}

/** Sets, adds or removes one line of a cart that the caller holds, and returns the whole cart. */
export async function changeLinha(
  user: Scope,
  carrinho: CarrinhoRow,
  { linha, wanted, detalhe, quantidadeBase, antesDe }: LinhaChange,
  now: Date,
): Outcome<CarrinhoMudado> {
  const cliente = must(await readCliente(user, carrinho.idPessoaCliente), 'cliente');
  const { compra } = await readCompra(user, cliente, now);
  const before = await readLinhas(user, carrinho);
  const present = before.find((l) => isSameLinha(l, linha));
  const held = present?.quantidade ?? 0;
  const quantidade = wanted(held);
  if (quantidade !== 0) {
    if (!isQuantidade(quantidade)) return fail(quantidadeInvalida());
    const vendaveis = await readVendaveis(user, compra, [linha]);
    if (!vendaveis.has(linhaKey(linha))) return fail(await whyNotSold(user, linha));
    const acima =
      quantidade > held ? await acimaDoLimite(user, compra, before, { linha, quantidade }) : undefined;
    if (acima !== undefined) return fail(acima);
  }
  const after = applyLinha(before, { linha, quantidade, detalhe, antesDe });
  const changed = after.find((l) => isSameLinha(l, linha));
  const isSame = quantidade === held && isSameDetalhe(changed ?? {}, present ?? {});
  const row = isSame ? carrinho : await putCarrinho(user, carrinho, {});
  const { calculado, grupos } = await computeStored(user, row, after, compra);
  const item = calculado.itens.find((i) => isSameLinha(i, linha));
  if (changed === undefined || item === undefined) {
    if (present !== undefined) await deleteLinha(user, row, linha);
  } else {
    const { idCarrinhoGrupo } = grupoRowOf(grupos, item);
    await putLinha(user, row, { ...changed, idCarrinhoGrupo, antesDe }, before);
  }
  // A group that lost its last line forgets its payment choice: a device cannot see an empty group.
  const chosen = grupos.filter((g) => g.idPrazo !== null || g.idFormaPagamento !== null);
  for (const grupo of chosen.filter((g) => !calculado.grupos.some((held) => isSameGrupo(held, g)))) {
    await putPagamento(user, grupo, { idPrazo: null, idFormaPagamento: null });
  }
  const overwritten = quantidadeBase !== undefined && quantidadeBase !== held;
  return ok({
    carrinho: toCarrinho(row, calculado, grupos),
    sobrescrito: overwritten ? { ...linha, quantidade: held } : null,
  });
}
