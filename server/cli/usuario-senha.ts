import { randomUUID } from 'node:crypto';
import { may } from '#domain/access/papel.ts';
import { fail, ok } from '#lib/result.ts';
import { pedirRecuperacao } from '#server/access/data/mensagens.ts';
import { findLogin } from '#server/access/data/usuarios.ts';
import { isEmail } from '#server/access/recuperacao-link.ts';
import { defineCommand } from './command.ts';
import { createEndereco, SEM_CORREIO, SEM_ENDERECO } from './first-password.ts';
import { withStore } from './with-store.ts';

export const usuarioSenha = defineCommand({
  usage: '<login> [--email]',
  summary:
    'Mostra um endereço em que o usuário cria sua senha; vale por um dia e uma só vez. Com --email, vai por e-mail e vale por 30 minutos.',
  takes: ['login'],
  options: { email: { type: 'boolean' } },
  run: async ({ login }, office, { email = false }) => {
    if (email && !office.enviaEmails) return fail(`${SEM_CORREIO} o endereço aparece aqui.`);
    return await withStore(office, async ({ db }) => {
      const usuario = await findLogin(db, login);
      if (usuario === undefined) return fail(`Não há o usuário "${login}".`);
      if (!usuario.ativo) return fail(`O usuário "${login}" está desligado.`);
      if (!may(usuario.papel, 'signIn'))
        return fail(
          `O usuário "${login}" não entra com senha: o papel ${usuario.papel} é só do sistema da empresa.`,
        );
      if (email) {
        if (!isEmail(usuario.email)) return fail(`O e-mail do usuário "${login}" não é válido.`);
        await pedirRecuperacao(db, { referencia: randomUUID(), login, criadaEm: office.clock() });
        return ok(office.say(`O e-mail com o endereço vai para ${usuario.email}.`));
      }
      if (office.endereco === '') office.complain(SEM_ENDERECO);
      return ok(office.say(await createEndereco(db, office, usuario.idUsuario, 1)));
    });
  },
});
