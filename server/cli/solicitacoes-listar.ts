import { formatDate } from '#lib/format-date.ts';
import { ok } from '#lib/result.ts';
import { listSolicitacoes } from '#server/access/data/list-solicitacoes.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

export const solicitacoesListar = defineCommand({
  usage: '',
  summary: 'Mostra os pedidos de cadastro e de acesso: os abertos primeiro, depois os respondidos.',
  takes: [],
  run: (_given, office) =>
    withStore(office, async ({ db }) => {
      const solicitacoes = await listSolicitacoes(db);
      if (solicitacoes.length === 0) office.say('Não há solicitações.');
      for (const { numero, tipo, criadaEm, nome, email, telefone, sobre, resposta } of solicitacoes) {
        office.say(
          `${numero} ${formatDate(criadaEm)} ${tipo}: ${nome} <${email}>, ${telefone}, ${sobre}${resposta === null ? '' : `, ${resposta}`}`,
        );
      }
      return ok(undefined);
    }),
});
