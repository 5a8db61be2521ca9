import { consultarModosExibicao, consultarModosOrdenacao } from '#contract/customers/modo.ts';
import { MODOS_EXIBICAO, modosOrdenacao } from '#domain/cart/modo.ts';
import { ok } from '#lib/result.ts';
import { type Route, visitorRoute } from '#server/http/route.ts';

/** The display forms and sort orders of item lists. */
export const modoRoutes: readonly Route[] = [
  visitorRoute(consultarModosExibicao, async () => ok([...MODOS_EXIBICAO])),
  visitorRoute(consultarModosOrdenacao, async ({ user }) => ok([...modosOrdenacao(user !== undefined)])),
];
