import { fail, ok } from '#lib/result.ts';
import { finishCarga } from '#server/integration/data/finish-load.ts';
import { type CargaRow, comecarDesfazer, readCarga } from '#server/integration/data/loads.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

export const cargaDesfazer = defineCommand({
  usage: '<número>',
  summary:
    'Desfaz a última carga de um recurso, até o fim: cada registro volta a ser como era, salvo o que mudou depois.',
  takes: ['numero'],
  run: ({ numero }, office) =>
    withStore(office, async ({ db }) => {
      const carga = /^[1-9]\d{0,8}$/.test(numero) ? await readCarga(db, Number(numero)) : undefined;
      if (carga === undefined) return fail(`Não há a carga ${numero}.`);
      if ((await comecarDesfazer(db, carga.idCarga)) === undefined) {
        return fail('Só a última carga concluída de um recurso pode ser desfeita, e uma só vez.');
      }
      const tell = ({ situacao, feitas }: CargaRow) =>
        office.say(
          situacao === 'desfazendo'
            ? `A carga ${numero} está sendo desfeita: ${feitas} registros vistos.`
            : `A carga ${numero}: ${situacao}.`,
        );
      const fim = await finishCarga(db, carga, office.clock, { tell });
      return fim.situacao === 'desfeita'
        ? ok(
            office.say(`A carga ${numero} de ${carga.recurso} foi desfeita: ${fim.feitas} registros vistos.`),
          )
        : fail(`A carga ${numero} não foi desfeita por inteiro. ${fim.mensagem ?? ''}`.trim());
    }),
});
