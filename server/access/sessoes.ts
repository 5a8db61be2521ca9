import { consultarSessoes, encerrarOutrasSessoes, encerrarSessao } from '#contract/access/sessoes.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { ok } from '#lib/result.ts';
import { listSessoes, revokeOutrasSessoes, revokeSessao } from '#server/db/sessoes.ts';
import { refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';

/** Lists the user's sessions and ends the ones they choose. */
export const sessoesRoutes: readonly Route[] = [
  sessionRoute(consultarSessoes, async ({ user, sid, now }) => {
    const sessoes = await listSessoes(user, now);
    return ok(
      sessoes
        .map((sessao) => ({
          sid: sessao.sid,
          dispositivo: sessao.dispositivo,
          criadaEm: toBusinessInstant(sessao.criadaEm),
          vistaEm: toBusinessInstant(sessao.vistaEm),
          atual: sessao.sid === sid,
        }))
        .toSorted((a, b) => Number(b.atual) - Number(a.atual)),
    );
  }),

  sessionRoute(encerrarSessao, async ({ user, params, now }) =>
    (await revokeSessao(user, params.sid, now))
      ? ok({ encerradas: 1 })
      : refuse('nao-encontrado', 'Esta sessão já foi encerrada.'),
  ),

  sessionRoute(encerrarOutrasSessoes, async ({ user, sid, now }) =>
    ok({ encerradas: await revokeOutrasSessoes(user, sid, now) }),
  ),
];
