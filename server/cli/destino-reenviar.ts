import { fail, ok } from '#lib/result.ts';
import { reenviarDesde, reenviarMortas } from '#server/events/data/deliveries.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

const DIA = /^\d{4}-\d{2}-\d{2}$/;

export const destinoReenviar = defineCommand({
  usage: '<nome> [--desde 2026-11-20]',
  summary: 'Entrega de novo o que um destino não aceitou, ou tudo desde um dia.',
  takes: ['nome'],
  options: { desde: { type: 'string' } },
  async run({ nome }, office, { desde }) {
    if (desde !== undefined && (!DIA.test(desde) || Number.isNaN(Date.parse(desde)))) {
      return fail('--desde é um dia como 2026-11-20.');
    }
    return await withStore(office, async ({ db }) => {
      const now = office.clock();
      const quantos =
        desde === undefined
          ? await reenviarMortas(db, nome, now)
          : await reenviarDesde(db, nome, new Date(`${desde}T00:00:00-03:00`), now);
      return ok(office.say(`${quantos} eventos serão entregues de novo a "${nome}".`));
    });
  },
});
