import { fail, ok } from '#lib/result.ts';
import { revokeToken } from '#server/integration/data/tokens.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

export const tokenRevogar = defineCommand({
  usage: '<nome>',
  summary: 'Encerra um token: o sistema que o usa é recusado a partir de agora.',
  takes: ['nome'],
  run: ({ nome }, office) =>
    withStore(office, async ({ db }) =>
      (await revokeToken(db, nome, office.clock()))
        ? ok(office.say(`O token "${nome}" foi revogado.`))
        : fail(`Não há token válido de nome "${nome}".`),
    ),
});
