import { fail, ok } from '#lib/result.ts';
import { findLogin, putAtivo } from '#server/access/data/usuarios.ts';
import { type Command, defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

const switching = (ativo: boolean, summary: string, feito: string): Command =>
  defineCommand({
    usage: '<login>',
    summary,
    takes: ['login'],
    run: ({ login }, office) =>
      withStore(office, async ({ db }) => {
        const usuario = await findLogin(db, login);
        if (usuario === undefined) return fail(`Não há o usuário "${login}".`);
        await putAtivo(db, usuario.idUsuario, ativo);
        return ok(office.say(`O usuário "${login}" ${feito}.`));
      }),
  });

export const usuarioDesligar = switching(
  false,
  'Desliga um usuário: suas sessões terminam, e ele não entra mais.',
  'foi desligado',
);
export const usuarioLigar = switching(true, 'Liga de novo um usuário desligado.', 'foi ligado');
