import {
  CODIGOS_POR_LOTE,
  CODIGOS_POR_PAGINA,
  type CodigoDoCliente,
  consultarCodigosDoCliente,
  registrarCodigosDoCliente,
} from '#contract/cart/codigo-do-cliente.ts';
import { textoDoCliente } from '#domain/importacao/codigo-do-cliente.ts';
import { formatCount } from '#lib/format-number.ts';
import { must } from '#lib/must.ts';
import { ok } from '#lib/result.ts';
import { lockCliente, readCliente } from '#server/customers/data/clientes.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { toPage } from '#server/http/listas.ts';
import { naoVinculado, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { cutCodigos, deleteCodigos, listCodigos, putCodigos } from './data/codigos-do-cliente.ts';

const SIZE = { usual: CODIGOS_POR_PAGINA, most: CODIGOS_POR_PAGINA };

/** The pairs by their folded texts, the last of each; without texts that cannot be kept. */
function dobrados(pares: readonly CodigoDoCliente[]): CodigoDoCliente[] {
  const found = new Map<string, CodigoDoCliente>();
  for (const par of pares) {
    const texto = textoDoCliente(par.texto);
    if (texto !== null) found.set(texto, { ...par, texto });
  }
  return [...found.values()];
}

/** Customers' own codes of products, learned and forgotten by imports. */
export const codigoDoClienteRoutes: readonly Route[] = [
  sessionRoute(consultarCodigosDoCliente, async ({ user, query }) => {
    const { idPessoaCliente, numeroPagina, qtdRegistrosPagina } = query;
    if ((await readCliente(user, idPessoaCliente)) === undefined) return naoVinculado();
    return ok(await listCodigos(user, idPessoaCliente, toPage(numeroPagina, qtdRegistrosPagina, SIZE)));
  }),

  changeRoute(registrarCodigosDoCliente, {
    authorise: async ({ user, body }) =>
      (await readCliente(user, body.idPessoaCliente)) === undefined ? naoVinculado().error : undefined,
    async handle({ user, body, now }) {
      const { idPessoaCliente, aprendidos, esquecidos } = body;
      if (aprendidos.length + esquecidos.length > CODIGOS_POR_LOTE)
        return refuse(
          'requisicao-invalida',
          `São no máximo ${formatCount(CODIGOS_POR_LOTE)} códigos de cada vez.`,
        );
      // Changes of one customer's codes wait for each other.
      const cliente = must(await lockCliente(user, idPessoaCliente), 'cliente');
      const textos = esquecidos.map(textoDoCliente).filter((texto) => texto !== null);
      const removidos = await deleteCodigos(user, cliente, textos);
      const gravados = await putCodigos(user, cliente, dobrados(aprendidos), now);
      await cutCodigos(user, cliente);
      return ok({ aprendidos: gravados, esquecidos: removidos });
    },
  }),
];
