import { consultarSolicitacoes, responderSolicitacao } from '#contract/access/solicitacoes.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { ok } from '#lib/result.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { listSolicitacoes } from './data/list-solicitacoes.ts';
import { responderSolicitacao as responder } from './data/responder-solicitacao.ts';
import { mensagemDeResposta } from './mensagens-de-solicitacao.ts';

/** Has mails sent after the transaction that wrote them. */
const wakingMails = ({ respond, ...route }: Route): Route => ({
  ...route,
  async respond(deps, request) {
    const answer = await respond(deps, request);
    deps.carteiro?.acordar();
    return answer;
  },
});

/** Calls of the office: the requests of visitors and their answers. The role gate lets only the office in. */
export const escritorioRoutes: readonly Route[] = [
  sessionRoute(consultarSolicitacoes, async ({ user }, { carteiro }) => {
    const solicitacoes = await listSolicitacoes(user.db);
    return ok({
      colecao: solicitacoes.map(({ criadaEm, respondidaEm, ...one }) => ({
        ...one,
        criadaEm: toBusinessInstant(criadaEm),
        respondidaEm: respondidaEm && toBusinessInstant(respondidaEm),
      })),
      enviaEmails: carteiro !== undefined,
    });
  }),

  wakingMails(
    changeRoute(responderSolicitacao, {
      authorise: async () => undefined,
      async handle({ user, usuario, params, body, now }, { carteiro, newId }) {
        const respondida = await responder(user.db, params.numero, {
          resposta: body.resposta,
          em: now,
          idUsuario: usuario.id,
          mensagem: carteiro && ((tipo, quem) => mensagemDeResposta(newId(), tipo, quem, body)),
        });
        if (respondida.kind === 'nenhuma') return refuse('nao-encontrado', 'Esta solicitação não existe.');
        if (respondida.kind === 'antes')
          return refuse('situacao-nao-permite', 'Esta solicitação já foi respondida.');
        return ok({ avisada: carteiro !== undefined });
      },
    }),
  ),
];
