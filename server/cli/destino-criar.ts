import { TIPOS_DE_EVENTO, type TipoEvento } from '#contract/integration/evento.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { createDestino } from '#server/events/data/receivers.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

/** As the database takes it: a system on this machine needs no TLS. */
const ENDERECO = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/;

/** The types of an option's text, joined by commas; none of them is all. */
function readTipos(texto: string): Result<readonly TipoEvento[], string> {
  const pedidos = texto.split(',').map((tipo) => tipo.trim());
  const outro = pedidos.find((pedido) => !TIPOS_DE_EVENTO.some((tipo) => tipo === pedido));
  if (outro !== undefined) return fail(`Não há o tipo "${outro}". Os tipos: ${TIPOS_DE_EVENTO.join(', ')}.`);
  return ok(TIPOS_DE_EVENTO.filter((tipo) => pedidos.includes(tipo)));
}

export const destinoCriar = defineCommand({
  usage: '<nome> <https://...> [--tipos pedido.feito,pedido.cancelado]',
  summary:
    'Cria um endereço que recebe os eventos a partir de agora, e mostra o segredo de suas assinaturas.',
  takes: ['nome', 'endereco'],
  options: { tipos: { type: 'string' } },
  async run({ nome, endereco }, office, options) {
    if (!URL.canParse(endereco) || !ENDERECO.test(endereco)) {
      return fail('O endereço deve começar por https://.');
    }
    const tipos = options.tipos === undefined ? ok([]) : readTipos(options.tipos);
    if (!tipos.ok) return tipos;
    return await withStore(office, async ({ db }) => {
      const segredo = await createDestino(db, { nome, endereco, tipos: tipos.value }, office.clock());
      return segredo === undefined ? fail(`Já há um destino de nome "${nome}".`) : ok(office.say(segredo));
    });
  },
});
