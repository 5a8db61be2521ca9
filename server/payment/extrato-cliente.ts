import {
  consultarContasReceberFormaPagamento,
  consultarContasReceberSituacao,
  consultarExtratoCliente,
  exportarContasReceber,
  PARCELAS_POR_PAGINA,
  PARCELAS_POR_PAGINA_MAXIMO,
  SITUACAO_ABERTA,
  SITUACAO_LIQUIDADA,
  SITUACAO_PAGA_EM_PARTE,
} from '#contract/payment/extrato-cliente.ts';
import { descricaoSituacaoConta } from '#domain/payment/conta.ts';
import { contaDoDia } from '#domain/payment/conta-recebida.ts';
import { contasHead, contasNome, contasRow } from '#domain/payment/contas-csv.ts';
import { sortContas } from '#domain/payment/contas-ordem.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { answerRecusa } from '#server/http/answer.ts';
import { attachment } from '#server/http/attachment.ts';
import { toPage } from '#server/http/listas.ts';
import { naoVinculado } from '#server/http/recusa.ts';
import { type Route, sessionRoute, streamRoute } from '#server/http/route.ts';
import { listFormasDeConta } from './data/formas-de-conta.ts';
import { listRecebiveis } from './data/recebiveis.ts';
import { withLinhas } from './linhas-digitaveis.ts';

const SITUACOES = [SITUACAO_ABERTA, SITUACAO_LIQUIDADA, SITUACAO_PAGA_EM_PARTE].map((idSituacao) => ({
  idSituacao,
  descSituacao: descricaoSituacaoConta(idSituacao),
}));

/** The instalments of the user's customers. */
export const extratoClienteRoutes: readonly Route[] = [
  sessionRoute(consultarExtratoCliente, async ({ user, query, now }, { inventaBoletos }) => {
    const { idPessoaCliente, idSituacao, idFormaPagamento, qtdPagina, paginaAtual } = query;
    if ((await readCliente(user, idPessoaCliente)) === undefined) return naoVinculado();
    const page = toPage(paginaAtual, qtdPagina, {
      usual: PARCELAS_POR_PAGINA,
      most: PARCELAS_POR_PAGINA_MAXIMO,
    });
    const hoje = businessDayOf(now);
    const filtro = { idPessoaCliente, idSituacao, idFormaPagamento, hoje, page };
    return ok(await withLinhas(user, await listRecebiveis(user, filtro), inventaBoletos));
  }),

  streamRoute(exportarContasReceber, async ({ user, query, now }) => {
    const { ordenacao = 'vencimento', ...filtro } = query;
    if ((await readCliente(user, filtro.idPessoaCliente)) === undefined)
      return answerRecusa(naoVinculado().error);
    const hoje = businessDayOf(now);
    const contas = await listRecebiveis(user, {
      idPessoaCliente: filtro.idPessoaCliente,
      idSituacao: filtro.idSituacao,
      idFormaPagamento: filtro.idFormaPagamento,
      hoje,
      page: undefined,
    });
    const linhas = sortContas(
      contas.map((conta) => contaDoDia(conta, hoje)),
      ordenacao,
    );
    return {
      status: 200,
      corpo: Buffer.from([contasHead(), ...linhas.map(contasRow)].join('')),
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachment(contasNome(toBusinessInstant(now))),
      },
    };
  }),

  sessionRoute(consultarContasReceberSituacao, async () => ok(SITUACOES)),

  sessionRoute(consultarContasReceberFormaPagamento, async ({ user }) =>
    ok(await listFormasDeConta(user.open)),
  ),
];
