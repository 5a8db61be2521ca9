import { sincronizarHistorico } from '#contract/orders/historico-mudado.ts';
import { ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { naoVinculado, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { readHistoricoMudado } from './data/historico-mudado.ts';

/** A customer's changed orders and invoices, so that a device need not read all of them again. */
export const historicoMudadoRoutes: readonly Route[] = [
  sessionRoute(sincronizarHistorico, async ({ user, query }) => {
    const { idPessoaCliente, dataInicial, cursor } = query;
    if ((await readCliente(user, idPessoaCliente)) === undefined) return naoVinculado();
    const mudado = await readHistoricoMudado(user.db, user.idUsuario, {
      idPessoaCliente,
      dataInicial,
      cursor,
    });
    return mudado === 'unknown'
      ? refuse('cursor-desconhecido', 'Carregue os pedidos e as notas fiscais inteiros.')
      : ok(mudado);
  }),
];
