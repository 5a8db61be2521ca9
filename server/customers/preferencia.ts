import {
  alterarClientePrincipal,
  consultarCondicoesCliente,
  consultarPrazoFormaPagamento,
  consultarPreferenciaPrincipal,
  consultarPreferenciaUsuarioCliente,
} from '#contract/customers/preferencia.ts';
import { ok } from '#lib/result.ts';
import { naoVinculado, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { readCliente } from './data/clientes.ts';
import { listPagamentos } from './data/compra.ts';
import { listCondicoes, putIdPrincipal, readIdPrincipal, readPreferencia } from './data/preferencias.ts';

/** How the user buys for each customer, which one is the main one, and the ways to pay. */
export const preferenciaRoutes: readonly Route[] = [
  sessionRoute(consultarPreferenciaUsuarioCliente, async ({ user, query }) => {
    const cliente = await readCliente(user, query.idPessoaCliente);
    return cliente === undefined ? naoVinculado() : ok(await readPreferencia(user, cliente));
  }),

  sessionRoute(consultarPreferenciaPrincipal, async ({ user }) => {
    const id = await readIdPrincipal(user);
    const cliente = id === undefined ? undefined : await readCliente(user, id);
    if (cliente === undefined) return refuse('nao-encontrado', 'Não há cliente vinculado ao seu usuário.');
    return ok(await readPreferencia(user, cliente));
  }),

  sessionRoute(alterarClientePrincipal, async ({ user, body }) => {
    const cliente = await readCliente(user, body.IDCliente);
    if (cliente === undefined) return naoVinculado();
    await putIdPrincipal(user, cliente);
    return ok({ IDCliente: cliente.idPessoa });
  }),

  sessionRoute(consultarCondicoesCliente, async ({ user, query }) => {
    const { idPessoaCliente, idClienteCondicaoFilial } = query;
    if ((await readCliente(user, idPessoaCliente)) === undefined) return naoVinculado();
    const rows = await listCondicoes(user, idPessoaCliente, idClienteCondicaoFilial);
    return ok(rows.map(({ idCondicao, descCondicao, ...filial }) => ({ idCondicao, descCondicao, filial })));
  }),

  sessionRoute(consultarPrazoFormaPagamento, async ({ user, query }) => {
    const cliente = await readCliente(user, query.idPessoaCliente);
    if (cliente === undefined) return naoVinculado();
    const ofCliente = await listPagamentos(user, cliente);
    return ok([...(ofCliente.find((o) => o.idCondicao === query.idCondicao)?.opcoes ?? [])]);
  }),
];
