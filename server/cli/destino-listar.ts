import { ok } from '#lib/result.ts';
import { countEntregas } from '#server/events/data/receivers.ts';
import { defineCommand } from './command.ts';
import { sayCount } from './say-count.ts';
import { withStore } from './with-store.ts';

export const destinoListar = defineCommand({
  usage: '',
  summary: 'Mostra os destinos dos eventos: o que falta entregar e o que não foi aceito.',
  takes: [],
  run: (_given, office) =>
    withStore(office, async ({ db }) => {
      const destinos = await countEntregas(db);
      if (destinos.length === 0) office.say('Não há destinos.');
      for (const { nome, endereco, ativo, pendentes, mortas } of destinos) {
        const parado = ativo ? '' : ', parado';
        office.say(
          `${nome}: ${endereco}, ${pendentes} por entregar, ${sayCount(mortas, 'não aceito')}${parado}`,
        );
      }
      return ok(undefined);
    }),
});
