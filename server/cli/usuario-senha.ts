import { randomBytes } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { may } from '#domain/access/papel.ts';
import { fail, ok } from '#lib/result.ts';
import { routes } from '#routes.ts';
import { insertRecuperacao } from '#server/access/data/senhas.ts';
import { findLogin } from '#server/access/data/usuarios.ts';
import { hashDoToken } from '#server/access/recuperacao-link.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

const BYTES = 32;

export const usuarioSenha = defineCommand({
  usage: '<login>',
  summary: 'Mostra um endereço em que o usuário cria sua senha; vale por um dia e uma só vez.',
  takes: ['login'],
  run: ({ login }, office) =>
    withStore(office, async ({ db }) => {
      const usuario = await findLogin(db, login);
      if (usuario === undefined) return fail(`Não há o usuário "${login}".`);
      if (!usuario.ativo) return fail(`O usuário "${login}" está desligado.`);
      if (!may(usuario.papel, 'signIn'))
        return fail(
          `O usuário "${login}" não entra com senha: o papel ${usuario.papel} é só do sistema da empresa.`,
        );
      const token = randomBytes(BYTES).toString('base64url');
      const expiraEm = new Date(office.clock().getTime() + millisecondsInDay);
      await insertRecuperacao(db, { tokenHash: hashDoToken(token), idUsuario: usuario.idUsuario, expiraEm });
      // The token follows the #, so it reaches no server's log.
      return ok(office.say(`${office.endereco}${routes.recuperarSenha}#${token}`));
    }),
});
