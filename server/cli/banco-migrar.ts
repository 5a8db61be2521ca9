import { ok } from '#lib/result.ts';
import { migrate } from '#server/db/migrate.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

export const bancoMigrar = defineCommand({
  usage: '',
  summary: 'Cria ou atualiza as tabelas do banco, como a partida do servidor faz.',
  takes: [],
  run: (_given, office) =>
    withStore(office, async ({ db }) => {
      const done = await migrate(db);
      office.say(done.length === 0 ? 'O banco já estava em dia.' : `Migrações feitas: ${done.join(', ')}.`);
      return ok(undefined);
    }),
});
