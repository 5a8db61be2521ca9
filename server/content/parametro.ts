import { consultarParametros } from '#contract/content/parametro.ts';
import { MARKER_VALUE } from '#contract/wire/headers.ts';
import { ok } from '#lib/result.ts';
import { publicRoute, type Route } from '#server/http/route.ts';

/** What the app asks before anybody logs in. The log-ins of a demonstration are named only there. */
export const parametroRoutes: readonly Route[] = [
  publicRoute(consultarParametros, async (_args, { queries, demonstracao }) =>
    ok({
      ...(await queries.readParametros()),
      versaoContrato: MARKER_VALUE,
      ...(demonstracao === undefined ? {} : { demonstracao }),
    }),
  ),
];
