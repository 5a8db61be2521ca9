import { formatDateTime } from '#lib/format-date.ts';
import { ok } from '#lib/result.ts';
import { listTokens } from '#server/integration/data/tokens.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

const dayOf = (em: Date | null): string => (em === null ? 'nunca' : formatDateTime(em));

export const tokenListar = defineCommand({
  usage: '',
  summary: 'Mostra os tokens: nome, escopos, criação e último uso.',
  takes: [],
  run: (_given, office) =>
    withStore(office, async ({ db }) => {
      const tokens = await listTokens(db);
      if (tokens.length === 0) office.say('Não há tokens.');
      for (const { nome, escopos, criadoEm, usadoEm, revogadoEm } of tokens) {
        const fim = revogadoEm === null ? '' : `, revogado em ${dayOf(revogadoEm)}`;
        office.say(
          `${nome}: ${escopos.replaceAll(' ', ', ')}; criado em ${dayOf(criadoEm)}, usado ${dayOf(usadoEm)}${fim}`,
        );
      }
      return ok(undefined);
    }),
});
