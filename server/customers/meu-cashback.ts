import {
  CASHBACK_EM_ANALISE,
  CASHBACK_LIBERADO,
  CASHBACK_POR_PAGINA,
  CASHBACK_POR_PAGINA_MAXIMO,
  consultarCashback,
} from '#contract/customers/meu-cashback.ts';
import { cashbackDe } from '#domain/customer/meu-cashback.ts';
import { anoErro } from '#lib/periodo.ts';
import { ok } from '#lib/result.ts';
import { toPage } from '#server/http/listas.ts';
import { naoVinculado, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { readCliente } from './data/clientes.ts';
import { listCashback, sumCashbackAplicado } from './data/meu-cashback.ts';

/** The cashback of the user's customers. */
export const meuCashbackRoutes: readonly Route[] = [
  sessionRoute(consultarCashback, async ({ user, query }) => {
    const { idPessoaCliente, variasSituacoes = [CASHBACK_EM_ANALISE, CASHBACK_LIBERADO] } = query;
    const cliente = await readCliente(user, idPessoaCliente);
    if (cliente === undefined) return naoVinculado();
    const periodo = { de: query.dataInicial, ate: query.dataFinal };
    const erro = anoErro(periodo);
    if (erro !== null) return refuse('requisicao-invalida', erro);
    const [all, valorCashbackAplicado] = await Promise.all([
      listCashback(user, idPessoaCliente, periodo),
      sumCashbackAplicado(user, idPessoaCliente, periodo),
    ]);
    const { lancamentos, emAnalise, gerado } = cashbackDe(all, { ...periodo, situacoes: variasSituacoes });
    const { limit, offset } = toPage(query.numeroPagina, query.quantidadeRegistrosPagina ?? undefined, {
      usual: CASHBACK_POR_PAGINA,
      most: CASHBACK_POR_PAGINA_MAXIMO,
    });
    return ok({
      meuCashbackCollection: lancamentos.slice(offset, offset + limit),
      totalizador: {
        quantidadeRegistros: lancamentos.length,
        valorCashbackNaoGerado: emAnalise,
        valorCashbackGerado: gerado,
        valorCashbackAplicado,
        valorDisponivel: cliente.saldoCashback,
      },
    });
  }),
];
