import { businessDayOf } from '#lib/business-day.ts';
import { dispatchVisita } from '#outbox/visitas/dispatch-visita.ts';
import { readVisitas } from '#outbox/visitas/read-visitas.ts';
import { pullVisitas } from '#sync/pull/pull-visitas.ts';
import type { TestDevice } from './device.ts';

/** For tests: the notes about visits to a customer on a device, as its user sees and writes them. */
export function visitasDe(device: () => TestDevice, idPessoaCliente = 101) {
  const env = () => device().env;
  const lidas = async () => (await readVisitas(env().vault, idPessoaCliente)).visitas;
  return {
    /** Writes today's note over the one that is shown; null deletes it. */
    anotar: async (texto: string | null) => {
      const dia = businessDayOf(new Date(env().now()));
      const minha = (await lidas()).find((one) => one.autor === null && one.dia === dia);
      const depois = texto === null ? null : { motivo: 1, texto };
      const desejada = { vista: minha?.escritaEm ?? null, depois };
      const cliente = { idPessoaCliente, nomeCliente: 'x' };
      const done = await dispatchVisita(env().vault, cliente, desejada, env());
      if (!done.ok) throw new Error(done.error.kind);
      return done.value.key;
    },
    /** Reads the list from the server. */
    pull: () => pullVisitas(env(), idPessoaCliente),
    /** The notes on screen with their states. */
    shown: async () => (await lidas()).map(({ texto, estado }) => `${texto} ${estado}`),
  };
}
