import {
  CONTATOS_POR_PAGINA,
  CONTATOS_POR_PAGINA_MAXIMO,
  consultarClienteEmail,
  manterClienteEmail,
} from '#contract/contacts/email.ts';
import { ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { toPage } from '#server/http/listas.ts';
import { naoVinculado } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { listEmails } from './data/emails.ts';
import { salvarEmail } from './salvar-email.ts';

const SIZE = { usual: CONTATOS_POR_PAGINA, most: CONTATOS_POR_PAGINA_MAXIMO };

/** E-mail addresses of the user's customers. */
export const emailsRoutes: readonly Route[] = [
  sessionRoute(consultarClienteEmail, async ({ user, query }) => {
    const { idPessoaCliente: idPessoa, email = '', numeroPagina, qtdRegistrosPagina } = query;
    if ((await readCliente(user, idPessoa)) === undefined) return naoVinculado();
    const page = toPage(numeroPagina, qtdRegistrosPagina, SIZE);
    return ok(await listEmails(user, { idPessoa, email: email.trim(), page }));
  }),

  changeRoute(manterClienteEmail, {
    authorise: async ({ user, body }) =>
      (await readCliente(user, body.idPessoa)) === undefined ? naoVinculado().error : undefined,
    handle: ({ user, body, now }) => salvarEmail(user, body, now),
  }),
];
