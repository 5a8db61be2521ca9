import type { Usuario } from '#contract/access/sessao.ts';
import {
  consultarPreferenciaUsuario,
  manterPreferenciaUsuario,
  type PreferenciaUsuario,
} from '#contract/customers/preferencia-usuario.ts';
import type { BodyOf } from '#contract/wire/call.ts';
import { MODOS_EXIBICAO, modosOrdenacao } from '#domain/cart/modo.ts';
import { opcoesFor } from '#domain/customer/cliente-compra.ts';
import { must } from '#lib/must.ts';
import { ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import { naoVinculado, type Recusa, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { type ClienteRow, readCliente } from './data/clientes.ts';
import { listContextos, listPagamentos } from './data/compra.ts';
import {
  putIdPrincipal,
  putModos,
  putPreferencia,
  readIdPrincipal,
  readModos,
  readPreferencia,
} from './data/preferencias.ts';

type Body = BodyOf<typeof manterPreferenciaUsuario>;

async function readDoUsuario(user: Scope, usuario: Usuario): Promise<PreferenciaUsuario> {
  const { idModoExibicao, idModoOrdenacao, ...flags } = await readModos(user);
  const id = await readIdPrincipal(user);
  const cliente = id === undefined ? undefined : await readCliente(user, id);
  const ordens = modosOrdenacao(true);
  return {
    ...flags,
    usuario,
    ecommerceModoExibicao: must(
      MODOS_EXIBICAO.find((modo) => modo.idEcommerceModoExibicao === idModoExibicao) ?? MODOS_EXIBICAO[0],
      'modo',
    ),
    ecommerceModoOrdenacao: must(
      ordens.find((modo) => modo.idEcommerceModoOrdenacao === idModoOrdenacao) ?? ordens[0],
      'modo',
    ),
    preferenciaUsuarioCliente: cliente === undefined ? null : await readPreferencia(user, cliente),
  };
}

/** Saves how the user buys for a customer, if the body contains it. */
async function putDoCliente(
  user: Scope,
  cliente: ClienteRow,
  { IDCondicao, IDPrazo, IDFormasPagamento }: Body,
  now: Date,
): Promise<Result<null, Recusa>> {
  if (!IDCondicao && !IDPrazo && !IDFormasPagamento) return ok(null);
  if (!IDCondicao || !IDPrazo || !IDFormasPagamento)
    return refuse('requisicao-invalida', 'Informe a condição, o prazo e a forma de pagamento.');
  const contextos = await listContextos(user, cliente, now);
  if (!contextos.some(({ idCondicao, promocao }) => idCondicao === IDCondicao && promocao === undefined))
    return refuse('item-sem-condicao', 'Este cliente não compra por esta condição de venda.');
  const bloqueado = cliente.clienteBloqueadoMotivo !== null;
  const opcoes = opcoesFor({ bloqueado, opcoes: await listPagamentos(user, cliente) }, IDCondicao);
  if (!opcoes.some(({ id }) => id === `${IDPrazo}_${IDFormasPagamento}`))
    return refuse('sem-meio-pagamento', 'Este cliente não tem esta forma de pagamento nesta condição.');
  await putPreferencia(user, cliente, {
    idCondicao: IDCondicao,
    idPrazo: IDPrazo,
    idFormaPagamento: IDFormasPagamento,
  });
  return ok(null);
}

/** The user's own preferences; those for one customer are in preferencia.ts. */
export const preferenciaUsuarioRoutes: readonly Route[] = [
  sessionRoute(consultarPreferenciaUsuario, async ({ user, usuario }) =>
    ok(await readDoUsuario(user, usuario)),
  ),

  sessionRoute(manterPreferenciaUsuario, async ({ user, usuario, body, now }) => {
    if (body.IDCliente) {
      const cliente = await readCliente(user, body.IDCliente);
      if (cliente === undefined) return naoVinculado();
      const saved = await putDoCliente(user, cliente, body, now);
      if (!saved.ok) return saved;
      if (body.ClientePrincipal) await putIdPrincipal(user, cliente);
    } else if (body.IDCondicao || body.IDPrazo || body.IDFormasPagamento || body.ClientePrincipal)
      return refuse('requisicao-invalida', 'Informe o cliente desta preferência.');
    await putModos(user, {
      calcularSt: body.CalcularSt ?? undefined,
      informarDadosExtrasPedido: body.InformarDadosExtrasPedido ?? undefined,
      idModoExibicao: body.IDModoExibicao ?? undefined,
      idModoOrdenacao: body.IDModoOrdenacao ?? undefined,
    });
    return ok(await readDoUsuario(user, usuario));
  }),
];
