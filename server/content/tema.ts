import { consultarTemas } from '#contract/content/tema.ts';
import { ok } from '#lib/result.ts';
import { publicRoute, type Route } from '#server/http/route.ts';

export const temaRoutes: readonly Route[] = [
  publicRoute(consultarTemas, async (_args, { queries }) => ok(await queries.listTemas())),
];
