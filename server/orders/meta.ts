import { consultarMetas } from '#contract/orders/meta.ts';
import { temMetas } from '#domain/metas/alcance.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { ok } from '#lib/result.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { listMetas } from './data/metas.ts';

/** The goals of a user who sells. */
export const metaRoutes: readonly Route[] = [
  sessionRoute(consultarMetas, async ({ user, usuario, now }) => {
    const mes = businessDayOf(now).slice(0, 7);
    const metas = temMetas(usuario.papel) ? await listMetas(user, mes) : [];
    return ok({ mes, lidoEm: toBusinessInstant(now), metas });
  }),
];
