import { ESCOPOS, type Escopo } from '#contract/integration/recursos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { createToken } from '#server/integration/data/tokens.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

const TODOS = 'todos';

/** The scopes of an option's text, joined by commas. */
function readEscopos(texto: string): Result<readonly Escopo[], string> {
  if (texto === TODOS) return ok(ESCOPOS);
  const pedidos = texto.split(',').map((escopo) => escopo.trim());
  const outro = pedidos.find((pedido) => !ESCOPOS.some((escopo) => escopo === pedido));
  if (outro !== undefined) return fail(`Não há o escopo "${outro}". Os escopos: ${ESCOPOS.join(', ')}.`);
  return ok(ESCOPOS.filter((escopo) => pedidos.includes(escopo)));
}

export const tokenCriar = defineCommand({
  usage: '<nome> --escopos produtos,precos|todos',
  summary: 'Cria o token de um sistema da empresa, que pode só o que --escopos diz, e o mostra uma só vez.',
  takes: ['nome'],
  options: { escopos: { type: 'string' } },
  async run({ nome }, office, options) {
    if (options.escopos === undefined)
      return fail(
        `Diga com --escopos o que o token pode, separado por vírgulas: ${ESCOPOS.join(', ')}; ou --escopos ${TODOS}.`,
      );
    const escopos = readEscopos(options.escopos);
    if (!escopos.ok) return escopos;
    return await withStore(office, async ({ db }) => {
      const token = await createToken(db, { nome, escopos: escopos.value }, office.clock());
      if (token === undefined) return fail(`Já há um token de nome "${nome}".`);
      office.say(token);
      return ok(undefined);
    });
  },
});
