import { consultarParametros } from '#contract/content/parametro.ts';
import { MARKER_VALUE } from '#contract/wire/headers.ts';
import { ok } from '#lib/result.ts';
import { publicRoute, type Route } from '#server/http/route.ts';

/** The parameters that the app needs before log-in. Only they list a demonstration's log-ins. */
export const parametroRoutes: readonly Route[] = [
  publicRoute(consultarParametros, async (_args, { queries, demonstracao, carteiro }) =>
    ok({
      ...(await queries.readParametros()),
      versaoContrato: MARKER_VALUE,
      ...(carteiro === undefined ? { semEmails: true } : {}),
      ...(demonstracao === undefined ? {} : { demonstracao }),
    }),
  ),
];
