import { RECURSOS } from '#contract/integration/recursos.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { ok } from '#lib/result.ts';
import { listCargas } from '#server/integration/data/loads.ts';
import { defineCommand } from './command.ts';
import { sayCount } from './say-count.ts';
import { withStore } from './with-store.ts';

export const cargaListar = defineCommand({
  usage: '',
  summary: 'Mostra as cargas mais novas e até onde foram.',
  takes: [],
  run: (_given, office) =>
    withStore(office, async ({ db }) => {
      const cargas = await listCargas(db, RECURSOS);
      if (cargas.length === 0) office.say('Não há cargas.');
      for (const carga of cargas) {
        office.say(
          `${carga.idCarga} ${formatDateTime(carga.criadaEm)} ${carga.recurso}${carga.simulacao ? ' (simulação)' : ''}: ${carga.situacao}, ` +
            `${carga.feitas} de ${sayCount(carga.linhas, 'linha')}, ${sayCount(carga.recusadas, 'recusada')}`,
        );
      }
      return ok(undefined);
    }),
});
