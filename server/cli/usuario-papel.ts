import { PAPEIS } from '#contract/access/papel.ts';
import { fail, ok } from '#lib/result.ts';
import { findLogin, putPapel } from '#server/access/data/usuarios.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

export const usuarioPapel = defineCommand({
  usage: '<login> <papel>',
  summary: `Muda o papel de um usuário, que decide seus direitos: ${PAPEIS.join(', ')}.`,
  takes: ['login', 'papel'],
  run: async ({ login, papel: nome }, office) => {
    const papel = PAPEIS.find((one) => one === nome);
    if (papel === undefined) return fail(`Não há o papel "${nome}". Os papéis: ${PAPEIS.join(', ')}.`);
    return await withStore(office, async ({ db }) => {
      const usuario = await findLogin(db, login);
      if (usuario === undefined) return fail(`Não há o usuário "${login}".`);
      await putPapel(db, usuario.idUsuario, papel);
      return ok(office.say(`O usuário "${login}" tem agora o papel ${papel}.`));
    });
  },
});
