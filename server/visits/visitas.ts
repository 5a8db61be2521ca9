import {
  consultarVisitas,
  manterVisita,
  VISITAS_POR_PAGINA,
  VISITAS_POR_PAGINA_MAXIMO,
} from '#contract/visits/visita.ts';
import { fail, ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { toPage } from '#server/http/listas.ts';
import { periodoInvalido } from '#server/http/periodo.ts';
import { naoVinculado } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { listVisitas } from './data/visitas.ts';
import { salvarVisita } from './salvar-visita.ts';

const SIZE = { usual: VISITAS_POR_PAGINA, most: VISITAS_POR_PAGINA_MAXIMO };

/** Notes about visits to the user's customers: all users' to read, the user's own to write. */
export const visitasRoutes: readonly Route[] = [
  sessionRoute(consultarVisitas, async ({ user, query }) => {
    const { idPessoaCliente, dataInicial: de, dataFinal: ate } = query;
    if (idPessoaCliente !== undefined && (await readCliente(user, idPessoaCliente)) === undefined)
      return naoVinculado();
    const refused = periodoInvalido(de, ate);
    if (refused !== undefined) return fail(refused);
    const page = toPage(query.numeroPagina, query.quantidadeRegistrosPagina, SIZE);
    return ok(await listVisitas(user, { idPessoaCliente, de, ate, page }));
  }),

  changeRoute(manterVisita, {
    authorise: async ({ user, body }) =>
      (await readCliente(user, body.idPessoaCliente)) === undefined ? naoVinculado().error : undefined,
    handle: ({ user, body, now }) => salvarVisita(user, body, now),
  }),
];
