import { CARRINHO_LINHAS_MAXIMO } from '#contract/cart/carrinho.ts';
import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import { guardarOrcamento, marcarOrcamento } from '#contract/orders/orcamento.ts';
import { computeCarrinho, type ItemCalculado, itensOf } from '#domain/cart/carrinho.ts';
import { isQuantidade, joinLinhas, type LinhaPedida, linhaKey } from '#domain/cart/linha.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import { linhasDemais, quantidadeInvalida, semMeioPagamento } from '#server/cart/carrinho-recusas.ts';
import { readVendaveis } from '#server/cart/data/vendaveis.ts';
import { readCombosDoPedido } from '#server/catalogue/data/combos.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { readCompra } from '#server/customers/data/compra.ts';
import type { Scope } from '#server/db/scope.ts';
import { PROCESSADO } from '#server/db/situacoes.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { naoVinculado, type Recusa, refuse } from '#server/http/recusa.ts';
import type { Route } from '#server/http/route.ts';
import { lockOrcamentos, putSituacaoOrcamento, readFeitos } from './data/orcamentos.ts';
import { insertPedido } from './data/pedidos.ts';
import { feitoBefore } from './feito-em.ts';
import { mensagemDoOrcamento, nomesDasLinhas, semElas } from './orcamento-palavras.ts';

const authoriseCliente = async (user: Scope, idPessoaCliente: number): Promise<Recusa | undefined> =>
  (await readCliente(user, idPessoaCliente)) === undefined ? naoVinculado().error : undefined;

const guardar = changeRoute(guardarOrcamento, {
  authorise: ({ user, body }) => authoriseCliente(user, body.idPessoaCliente),
  async handle({ user, body, now }) {
    const { idPessoaCliente, codigoLocal, validadeDias, observacao, grupos } = body;
    const linhas = joinLinhas(body.linhas);
    if (linhas.length === 0) return refuse('carrinho-vazio', 'O orçamento não tem itens.');
    if (linhas.length > CARRINHO_LINHAS_MAXIMO) return fail(linhasDemais());
    if (!linhas.every((linha) => isQuantidade(linha.quantidade))) return fail(quantidadeInvalida());
    const feitoEm = feitoBefore(body.feitoEm, now);
    // The same one under another key, as after this server lost the first one and a late copy of its request came.
    const feitos = await readFeitos(user, { idPessoaCliente, codigoLocal, feitoEm });
    if (feitos.length > 0) return ok({ codigoLocal, orcamentos: feitos });
    const cliente = must(await readCliente(user, idPessoaCliente), 'cliente');
    const { compra } = await readCompra(user, cliente, now);
    const vendaveis = await readVendaveis(user, compra, linhas);
    const sumidas = linhas.filter((linha) => !vendaveis.has(linhaKey(linha)));
    const nomes = await nomesDasLinhas(user, sumidas);
    if (sumidas.length > 0 && (body.semIndisponiveis !== true || sumidas.length === linhas.length))
      return refuse('item-nao-encontrado', semElas(nomes));
    const pagamentos = grupos.flatMap(({ idPagamentoVisto: idPagamento, ...grupo }) =>
      idPagamento === undefined ? [] : [{ ...grupo, idPagamento }],
    );
    const itemOf = (linha: LinhaPedida | ItemCalculado) => vendaveis.get(linhaKey(linha));
    const calculado = computeCarrinho(linhas, itemOf, pagamentos, compra);
    if (calculado.grupos.some(({ prazo, formaPagamento }) => prazo === null || formaPagamento === null))
      return fail(semMeioPagamento());
    const combos = await readCombosDoPedido(
      user,
      calculado.itens.filter((item) => item.idItemTipo === ITEM_COMBO).map((item) => item.idItem),
    );
    const validoAte = addDays(businessDayOf(feitoEm ?? now), validadeDias);
    const carrinho = { idCarrinho: null, idPessoaCliente, numeroPedidoCliente: '', observacao };
    const orcamentos = [];
    for (const grupo of calculado.grupos) {
      const itens = itensOf(calculado, grupo).map((item) => {
        const { st, stFcp } = must(itemOf(item), 'vendavel');
        const combo = item.idItemTipo === ITEM_COMBO ? combos.get(item.idItem) : undefined;
        return { ...item, st, stFcp, valorCashback: 0, combo };
      });
      const orcamento = { validoAte, mensagemOcorrencia: mensagemDoOrcamento(grupo, grupos, nomes) };
      const semPagar = { situacao: PROCESSADO, valorCashbackAplicado: 0, pagoComSaldo: 0 };
      orcamentos.push(
        await insertPedido(user, {
          carrinho,
          grupo,
          itens,
          codigoLocal,
          feitoEm,
          now,
          orcamento,
          ...semPagar,
        }),
      );
    }
    return ok({ codigoLocal, orcamentos });
  },
});

const marcar = changeRoute(marcarOrcamento, {
  authorise: ({ user, body }) => authoriseCliente(user, body.idPessoaCliente),
  async handle({ user, body, now }) {
    const { situacao } = body;
    const rows = await lockOrcamentos(user, body);
    if (rows.length === 0) return refuse('nao-encontrado', 'Orçamento não encontrado.');
    const isCarrinho = situacao === 'transformado' || situacao === 'desfeito';
    if (!isCarrinho && rows.some(({ validoAte }) => validoAte === null))
      return refuse('situacao-nao-permite', 'Este orçamento é da empresa e não pode ser excluído aqui.');
    await putSituacaoOrcamento(user, rows, situacao, feitoBefore(body.em, now) ?? now);
    const { codigoLocal } = body;
    return ok({
      situacao,
      ...(codigoLocal !== undefined && { codigoLocal }),
      orcamentos: rows.map(({ idPrePedido }) => idPrePedido),
    });
  },
});

/** Quotations: kept, marked as turned into an order, removed and put back. */
export const orcamentoRoutes: readonly Route[] = [guardar, marcar];
