import { ok } from '#lib/result.ts';
import { listUsuarios } from '#server/access/data/usuarios.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

export const usuarioListar = defineCommand({
  usage: '',
  summary: 'Mostra os usuários: nome de entrada, nome, e-mail, papel, clientes.',
  takes: [],
  run: (_given, office) =>
    withStore(office, async ({ db }) => {
      const usuarios = await listUsuarios(db);
      if (usuarios.length === 0) office.say('Não há usuários.');
      for (const { login, nome, email, ativo, papel, clientes } of usuarios) {
        office.say(
          `${login}: ${nome} <${email}>, ${papel}, ${clientes} clientes${ativo ? '' : ', desligado'}`,
        );
      }
      return ok(undefined);
    }),
});
