import { randomUUID } from 'node:crypto';
import { RESPOSTAS } from '#contract/access/solicitacoes.ts';
import { fail, ok } from '#lib/result.ts';
import { responderSolicitacao } from '#server/access/data/responder-solicitacao.ts';
import { mensagemDeResposta } from '#server/access/mensagens-de-solicitacao.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

export const solicitacoesResponder = defineCommand({
  usage: `<número> ${RESPOSTAS.join('|')} [--texto <texto>]`,
  summary: 'Guarda a resposta a uma solicitação; o e-mail com ela sai pelo servidor, se ele envia e-mails.',
  takes: ['numero', 'resposta'],
  options: { texto: { type: 'string' } },
  run: async ({ numero, resposta: nome }, office, { texto = '' }) => {
    const resposta = RESPOSTAS.find((one) => one === nome);
    if (resposta === undefined)
      return fail(`Não há a resposta "${nome}". As respostas: ${RESPOSTAS.join(', ')}.`);
    return await withStore(office, async ({ db }) => {
      const respondida = await db.transaction().execute((trx) =>
        responderSolicitacao(trx, numero.toUpperCase(), {
          resposta,
          em: office.clock(),
          idUsuario: null,
          mensagem: office.enviaEmails
            ? (tipo, quem) => mensagemDeResposta(randomUUID(), tipo, quem, { resposta, texto: texto.trim() })
            : undefined,
        }),
      );
      if (respondida.kind === 'nenhuma') return fail(`Não há a solicitação "${numero}".`);
      if (respondida.kind === 'antes') return fail(`A solicitação "${numero}" já foi respondida.`);
      return ok(
        office.say(
          office.enviaEmails
            ? `A solicitação ${numero} foi ${resposta}; o e-mail vai para ${respondida.email}.`
            : `A solicitação ${numero} foi ${resposta}. Este servidor não envia e-mails: avise ${respondida.email}.`,
        ),
      );
    });
  },
});
