import { may } from '#domain/access/papel.ts';
import { ok } from '#lib/result.ts';
import { listUsuarios } from '#server/access/data/usuarios.ts';
import { defineCommand } from './command.ts';
import { sayCount } from './say-count.ts';
import { withStore } from './with-store.ts';

export const usuarioListar = defineCommand({
  usage: '',
  summary: 'Mostra os usuários: nome de entrada, nome, e-mail, papel, clientes que vê.',
  takes: [],
  run: (_given, office) =>
    withStore(office, async ({ db }) => {
      const usuarios = await listUsuarios(db);
      if (usuarios.length === 0) office.say('Não há usuários.');
      for (const { login, nome, email, ativo, papel, clientes } of usuarios) {
        const daEquipe = may(papel, 'team') ? ' com os da equipe' : '';
        office.say(
          `${login}: ${nome} <${email}>, ${papel}, ${sayCount(clientes, 'cliente')}${daEquipe}${ativo ? '' : ', desligado'}`,
        );
      }
      return ok(undefined);
    }),
});
