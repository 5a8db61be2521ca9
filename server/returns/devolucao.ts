import { DEVOLUCOES_POR_PAGINA } from '#contract/returns/devolucao.ts';
import {
  consultarDevolucao,
  consultarDevolucaoMotivos,
  consultarDevolucaoSituacoes,
  consultarDevolucoes,
  consultarItensDevolucao,
} from '#contract/returns/devolucao-consultas.ts';
import {
  alterarSituacaoDevolucao,
  cadastrarDevolucao,
  cadastrarItemParcial,
  excluirDevolucao,
  excluirItemParcial,
  finalizarDevolucao,
} from '#contract/returns/devolucao-mudancas.ts';
import { SITUACOES } from '#domain/returns/situacao.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { fail, ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { toPage } from '#server/http/listas.ts';
import { naoVinculado } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { cadastrar } from './cadastrar.ts';
import { listDevolucoes, listItens, toDevolucao, toItem } from './data/devolucoes.ts';
import { listMotivos } from './data/rascunhos.ts';
import { devolucaoComItens, devolucaoNaoEncontrada } from './devolucao-recusas.ts';
import { finalizar } from './finalizar.ts';
import { definirItem, removerItem } from './itens.ts';
import { excluir, mover } from './mover.ts';
import { periodoInvalido } from '#server/http/periodo.ts';

const SIZE = { usual: DEVOLUCOES_POR_PAGINA, most: DEVOLUCOES_POR_PAGINA };

/** A return of another customer is not found, like one that does not exist. */
const authorise = async () => undefined;

/** Returns of the user's customers. */
export const devolucaoRoutes: readonly Route[] = [
  sessionRoute(consultarDevolucoes, async ({ user, query, now }) => {
    const { idCliente, idSituacao, dataInicial, dataFinal, paginaAtual, incluirItens } = query;
    if ((await readCliente(user, idCliente)) === undefined) return naoVinculado();
    const refused = periodoInvalido(dataInicial, dataFinal);
    if (refused !== undefined) return fail(refused);
    const { rows, totals } = await listDevolucoes(user, {
      idPessoaCliente: idCliente,
      idSituacao,
      de: dataInicial,
      ate: dataFinal,
      hoje: businessDayOf(now),
      page: toPage(paginaAtual, undefined, SIZE),
    });
    const itens = incluirItens ? await listItens(user, rows) : [];
    return ok(
      rows.map((row, at) => toDevolucao(row, incluirItens ? itens[at]?.map(toItem) : undefined, totals)),
    );
  }),

  sessionRoute(consultarDevolucaoSituacoes, async () => ok([...SITUACOES])),

  sessionRoute(consultarDevolucaoMotivos, async ({ user }) => ok(await listMotivos(user))),

  sessionRoute(consultarDevolucao, async ({ user, query }) => {
    const devolucao = await devolucaoComItens(user, query.idDevolucaoEletronica);
    return devolucao === undefined ? fail(devolucaoNaoEncontrada()) : ok(devolucao);
  }),

  sessionRoute(consultarItensDevolucao, async ({ user, query }) => {
    const devolucao = await devolucaoComItens(user, query.idDevolucaoEletronica);
    return devolucao === undefined ? fail(devolucaoNaoEncontrada()) : ok(devolucao.itens ?? []);
  }),

  changeRoute(cadastrarDevolucao, {
    authorise: async ({ user, body }) =>
      (await readCliente(user, body.IdPessoaDestinatario)) === undefined ? naoVinculado().error : undefined,
    handle: ({ user, body, now }) => cadastrar(user, body, now),
  }),

  changeRoute(cadastrarItemParcial, {
    authorise,
    handle: ({ user, body, now }) => definirItem(user, body, now),
  }),

  changeRoute(excluirItemParcial, {
    authorise,
    handle: ({ user, body, now }) => removerItem(user, body, now),
  }),

  changeRoute(finalizarDevolucao, {
    authorise,
    handle: ({ user, query, body, now }) => finalizar(user, query.idDevolucaoEletronica, body?.linhas, now),
  }),

  changeRoute(excluirDevolucao, {
    authorise,
    handle: ({ user, query }) => excluir(user, query),
  }),

  changeRoute(alterarSituacaoDevolucao, {
    authorise,
    handle: ({ user, query, now }) => mover(user, query, now),
  }),
];
