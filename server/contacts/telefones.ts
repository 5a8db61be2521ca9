import { CONTATOS_POR_PAGINA, CONTATOS_POR_PAGINA_MAXIMO } from '#contract/contacts/email.ts';
import { consultarClienteTelefone, manterClienteTelefone } from '#contract/contacts/telefone.ts';
import { ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { toPage } from '#server/http/listas.ts';
import { naoVinculado } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { listTelefones } from './data/telefones.ts';
import { salvarTelefone } from './salvar-telefone.ts';

const SIZE = { usual: CONTATOS_POR_PAGINA, most: CONTATOS_POR_PAGINA_MAXIMO };

/** Phones of the user's customers. */
export const telefonesRoutes: readonly Route[] = [
  sessionRoute(consultarClienteTelefone, async ({ user, query }) => {
    const { idPessoaCliente: idPessoa, idTelefone, numeroPagina, qtdRegistrosPagina } = query;
    if ((await readCliente(user, idPessoa)) === undefined) return naoVinculado();
    const page = toPage(numeroPagina, qtdRegistrosPagina, SIZE);
    return ok(await listTelefones(user, { idPessoa, idTelefone, page }));
  }),

  changeRoute(manterClienteTelefone, {
    authorise: async ({ user, body }) =>
      (await readCliente(user, body.pessoa.idPessoa)) === undefined ? naoVinculado().error : undefined,
    handle: ({ user, query, body, now }) => salvarTelefone(user, query.idAcao, body, now),
  }),
];
