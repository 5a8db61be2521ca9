import { fail, ok } from '#lib/result.ts';
import { comecarDesfazer, readCarga } from '#server/integration/data/loads.ts';
import { processCargas } from '#server/integration/data/process-load.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

export const cargaDesfazer = defineCommand({
  usage: '<número>',
  summary: 'Desfaz a última carga de um recurso: cada registro volta a ser como era.',
  takes: ['numero'],
  run: ({ numero }, office) =>
    withStore(office, async ({ db }) => {
      const carga = /^[1-9]\d{0,8}$/.test(numero) ? await readCarga(db, Number(numero)) : undefined;
      if (carga === undefined) return fail(`Não há a carga ${numero}.`);
      if ((await comecarDesfazer(db, carga.idCarga)) === undefined) {
        return fail('Só a última carga concluída de um recurso pode ser desfeita, e uma só vez.');
      }
      await processCargas(db, office.clock);
      return ok(office.say(`A carga ${numero} de ${carga.recurso} foi desfeita.`));
    }),
});
