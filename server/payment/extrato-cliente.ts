import {
  consultarExtratoCliente,
  PARCELAS_POR_PAGINA,
  PARCELAS_POR_PAGINA_MAXIMO,
} from '#contract/payment/extrato-cliente.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { toPage } from '#server/http/listas.ts';
import { naoVinculado } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { listRecebiveis } from './data/recebiveis.ts';

/** The instalments of the user's customers. */
export const extratoClienteRoutes: readonly Route[] = [
  sessionRoute(consultarExtratoCliente, async ({ user, query, now }) => {
    const { idPessoaCliente, idSituacao, idFormaPagamento, qtdPagina, paginaAtual } = query;
    if ((await readCliente(user, idPessoaCliente)) === undefined) return naoVinculado();
    const page = toPage(paginaAtual, qtdPagina, {
      usual: PARCELAS_POR_PAGINA,
      most: PARCELAS_POR_PAGINA_MAXIMO,
    });
    const filtro = { idPessoaCliente, idSituacao, idFormaPagamento, hoje: businessDayOf(now) };
    return ok(await listRecebiveis(user, { ...filtro, ...page }));
  }),
];
