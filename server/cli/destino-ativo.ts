import { fail, ok } from '#lib/result.ts';
import { putDestinoAtivo } from '#server/events/data/receivers.ts';
import { type Command, defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

const switching = (ativo: boolean, summary: string, feito: string): Command =>
  defineCommand({
    usage: '<nome>',
    summary,
    takes: ['nome'],
    run: ({ nome }, office) =>
      withStore(office, async ({ db }) =>
        (await putDestinoAtivo(db, nome, ativo))
          ? ok(office.say(`O destino "${nome}" ${feito}.`))
          : fail(`Não há o destino "${nome}".`),
      ),
  });

export const destinoParar = switching(
  false,
  'Para a entrega a um destino; os eventos desse tempo só vão com destino reenviar --desde.',
  'foi parado',
);
export const destinoSeguir = switching(true, 'Segue com a entrega a um destino parado.', 'segue');
