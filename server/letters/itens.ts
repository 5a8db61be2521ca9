import type * as z from 'zod/mini';
import type { cartaComItens } from '#contract/letters/carta-consultas.ts';
import type { cadastrarCartaItem, excluirCartaItem } from '#contract/letters/carta-mudancas.ts';
import type { BodyOf } from '#contract/wire/call.ts';
import { loteErro, normalLote } from '#domain/letters/lote.ts';
import { quantidadeErro, restanteDoLote } from '#domain/letters/quantidade.ts';
import { isCartaAberta } from '#domain/letters/situacao.ts';
import { must } from '#lib/must.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Recusa, recusa, refuse } from '#server/http/recusa.ts';
import { cartaNaoEncontrada } from './carta-recusas.ts';
import { readCartaComItens } from './carta-view.ts';
import { lockCarta } from './data/cartas.ts';
import { type LinhaDaCarta, listLinhas } from './data/itens.ts';
import { deleteItem, putItem } from './data/mudar.ts';

type Chave = Pick<BodyOf<typeof cadastrarCartaItem>, 'cartaCorrecao' | 'produto' | 'loteOrigem' | 'nItem'>;
type ComItens = z.output<typeof cartaComItens>;

const SITUACAO = 'Situação inválida para alteração.';
const NAO_CORRIGIDO = 'Apenas itens com lotes corrigidos podem ser alterados/excluídos.';

const loteNaoEncontrado = (): Recusa =>
  recusa('item-nao-encontrado', 'Este lote não está na nota fiscal desta carta de correção.');

const isDaChave = (linha: LinhaDaCarta, { produto, loteOrigem, nItem }: Chave): boolean =>
  linha.idItem === produto.idProduto &&
  linha.lote === loteOrigem.lote &&
  (nItem === undefined || linha.nItem === nItem);

/** An open letter that is held, and the lot of its invoice that a request names. */
async function linhaPresa(scope: Scope, chave: Chave): Promise<Result<LinhaDaCarta, Recusa>> {
  const held = await lockCarta(scope, chave.cartaCorrecao.idCartaCorrecao);
  if (held === undefined) return fail(cartaNaoEncontrada());
  if (!isCartaAberta(held.idSituacao)) return refuse('situacao-nao-permite', SITUACAO);
  const [linhas = []] = await listLinhas(scope.db, [held]);
  const linha = linhas.find((one) => isDaChave(one, chave));
  return linha === undefined ? fail(loteNaoEncontrado()) : ok(linha);
}

const cartaMudada = async (scope: Scope, { cartaCorrecao }: Chave): Promise<ComItens> =>
  must(await readCartaComItens(scope, cartaCorrecao.idCartaCorrecao), 'a letter that is held');

/** The error of a quantity as a refusal. */
function refuseQuantidade(quantidade: number, restante: number): Recusa | undefined {
  const erro = quantidadeErro(quantidade, restante);
  if (erro === null) return undefined;
  return recusa(restante === 0 && quantidade > 0 ? 'lote-esgotado' : 'quantidade-invalida', erro);
}

/**
 * The corrected lot that a request changes: the one that it names, or one of the same lot, which a repeated request
 * finds; undefined for a new one.
 */
const anteriorDe = (linha: LinhaDaCarta, lote: string, anterior: string | undefined) =>
  linha.proprias.find((one) => one.loteCorrigido === (anterior ?? lote));

/** Sets a corrected lot of an open letter. @returns the letter with its rows. */
export async function definirItem(
  scope: Scope,
  pedido: BodyOf<typeof cadastrarCartaItem>,
  now: Date,
): Promise<Result<ComItens, Recusa>> {
  const presa = await linhaPresa(scope, pedido);
  if (!presa.ok) return presa;
  const linha = presa.value;
  const loteCorrigido = normalLote(pedido.loteCorrigido);
  const nomeado = pedido.loteCorrigidoAnterior ?? undefined;
  const anterior = anteriorDe(linha, loteCorrigido, nomeado);
  if (nomeado !== undefined && anterior === undefined) return refuse('item-nao-encontrado', NAO_CORRIGIDO);
  const outras = linha.proprias.filter((one) => one !== anterior);
  const erro = loteErro(loteCorrigido, {
    loteOrigem: linha.lote,
    corrigidos: outras.map((one) => one.loteCorrigido),
  });
  if (erro !== null) return refuse('carta-nao-permitida', erro);
  const corrigidas = [...linha.anteriores, ...outras].map(({ quantidade }) => quantidade);
  const quantidade = pedido.quantidadeCorrigida;
  const refused = refuseQuantidade(quantidade, restanteDoLote(linha.quantidade, corrigidas));
  if (refused !== undefined) return fail(refused);
  const { idCartaCorrecao } = pedido.cartaCorrecao;
  const correcao = { nItem: linha.nItem, loteOrigem: linha.lote, loteCorrigido, quantidade };
  await putItem(scope, { idCartaCorrecao, em: now }, correcao, anterior?.loteCorrigido);
  return ok(await cartaMudada(scope, pedido));
}

/** Removes a corrected lot of an open letter. @returns the letter with its rows. */
export async function excluirItem(
  scope: Scope,
  pedido: BodyOf<typeof excluirCartaItem>,
  now: Date,
): Promise<Result<ComItens, Recusa>> {
  const presa = await linhaPresa(scope, pedido);
  if (!presa.ok) return presa;
  const item = presa.value.proprias.find((one) => one.loteCorrigido === pedido.loteCorrigido);
  if (item === undefined) return refuse('item-nao-encontrado', NAO_CORRIGIDO);
  await deleteItem(scope, { idCartaCorrecao: pedido.cartaCorrecao.idCartaCorrecao, em: now }, item);
  return ok(await cartaMudada(scope, pedido));
}
