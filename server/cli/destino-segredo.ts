import { fail, ok } from '#lib/result.ts';
import { addSegredo } from '#server/events/data/receivers.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

export const destinoSegredo = defineCommand({
  usage: '<nome>',
  summary: 'Cria e mostra outro segredo de um destino; o anterior também assina, até o próximo.',
  takes: ['nome'],
  run: ({ nome }, office) =>
    withStore(office, async ({ db }) => {
      const segredo = await addSegredo(db, nome);
      return segredo === undefined ? fail(`Não há o destino "${nome}".`) : ok(office.say(segredo));
    }),
});
