import {
  alterarClientePrincipal,
  consultarPrazoFormaPagamento,
  consultarPreferenciaPrincipal,
  consultarPreferenciaUsuarioCliente,
} from '#contract/preferencia.ts';
import { ok } from '#lib/result.ts';
import { naoVinculado, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';

/** How the user buys for each customer, which one is the main one, and the ways to pay. */
export const preferenciaRoutes: readonly Route[] = [
  sessionRoute(consultarPreferenciaUsuarioCliente, async ({ user, query }) => {
    const cliente = await user.readCliente(query.idPessoaCliente);
    return cliente === undefined ? naoVinculado() : ok(await user.readPreferencia(cliente));
  }),

  sessionRoute(consultarPreferenciaPrincipal, async ({ user }) => {
    const id = await user.readIdPrincipal();
    const cliente = id === undefined ? undefined : await user.readCliente(id);
    if (cliente === undefined) return refuse('nao-encontrado', 'Não há cliente vinculado ao seu usuário.');
    return ok(await user.readPreferencia(cliente));
  }),

  sessionRoute(alterarClientePrincipal, async ({ user, body }) => {
    const cliente = await user.readCliente(body.IDCliente);
    if (cliente === undefined) return naoVinculado();
    await user.putIdPrincipal(cliente);
    return ok({ IDCliente: cliente.idPessoa });
  }),

  sessionRoute(consultarPrazoFormaPagamento, async ({ user, query }) => {
    const cliente = await user.readCliente(query.idPessoaCliente);
    if (cliente === undefined) return naoVinculado();
    const ofCliente = await user.listPagamentos(cliente);
    return ok([...(ofCliente.find((o) => o.idCondicao === query.idCondicao)?.opcoes ?? [])]);
  }),
];
