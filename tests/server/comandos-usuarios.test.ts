import { describe, expect, test } from 'vitest';
import { hashOfNoPassword } from '#server/access/data/password.ts';
import { openApi } from '#tests/support/api.ts';
import { OFFICE_NOW, officeServers, useOffice } from '#tests/support/office-bench.ts';

describe.each(officeServers)('commands of users', (server) => {
  const office = useOffice(server);
  const { type, typeMailing } = office;

  test('switch a user off and on', async () => {
    const api = await openApi({ store: office.store, db: office.store.db }, { clock: () => OFFICE_NOW });
    const rep = await api.as('representante');
    expect((await rep.get('/login/usuarioautenticado')).status).toBe(200);
    expect((await type('usuario', 'desligar', 'Representante')).code).toBe(0);
    expect((await rep.get('/login/usuarioautenticado')).status).toBe(401);
    await expect(api.as('representante')).rejects.toThrow('no log-in');
    expect((await type('usuario', 'listar')).said).toContainEqual(
      expect.stringMatching(/^representante: .+ <.+@.+>, representante, 12 clientes, desligado$/),
    );
    expect((await type('usuario', 'ligar', 'representante')).code).toBe(0);
    expect((await api.as('representante')).token).not.toBe('');
    expect((await type('usuario', 'desligar', 'fulano')).errors).toEqual(['Não há o usuário "fulano".']);
    await api.close();
  });

  test('give a user another role, and show it', async () => {
    expect((await type('usuario', 'papel', 'Farmacia', 'escritorio')).said).toEqual([
      'O usuário "Farmacia" tem agora o papel escritorio.',
    ]);
    expect((await type('usuario', 'listar')).said).toContainEqual(
      expect.stringMatching(/^farmacia: .+ <.+@.+>, escritorio, 1 cliente$/),
    );
    expect((await type('usuario', 'papel', 'farmacia', 'chefe')).errors[0]).toMatch(
      /^Não há o papel "chefe"\./,
    );
    expect((await type('usuario', 'papel', 'fulano', 'comprador')).errors).toEqual([
      'Não há o usuário "fulano".',
    ]);
    const { db } = office.store;
    await type('usuario', 'papel', 'farmacia', 'supervisor');
    const { idUsuario } = await db
      .selectFrom('usuario')
      .select('idUsuario')
      .where('login', '=', 'farmacia')
      .executeTakeFirstOrThrow();
    const team = db.updateTable('usuario').where('login', '=', 'representante');
    await team.set({ idUsuarioSupervisor: idUsuario }).execute();
    expect((await type('usuario', 'listar')).said).toContainEqual(
      expect.stringMatching(/^farmacia: .+, supervisor, 12 clientes com os da equipe$/),
    );
    await team.set({ idUsuarioSupervisor: null }).execute();
    await type('usuario', 'papel', 'farmacia', 'integracao');
    expect((await type('usuario', 'senha', 'farmacia')).errors).toEqual([
      'O usuário "farmacia" não entra com senha: o papel integracao é só do sistema da empresa.',
    ]);
    expect((await type('usuario', 'papel', 'farmacia', 'comprador')).code).toBe(0);
  });

  test('give a user an address for a new password, once', async () => {
    const api = await openApi({ store: office.store, db: office.store.db }, { clock: () => OFFICE_NOW });
    const { said } = await type('usuario', 'senha', 'farmacia');
    const [address = '', token = ''] = (said[0] ?? '').split('#');
    expect(address).toBe('https://loja.example/recuperar-senha');
    const senhaNova = 'uma-senha-nova-8';
    const body = { token, senhaNova, confirmacaoSenha: senhaNova };
    expect((await api.nobody.post('/cliente/RedefinirSenha', body)).status).toBe(200);
    expect((await api.nobody.post('/cliente/RedefinirSenha', body)).status).toBe(410);
    await api.close();
  });

  test('send a user the address for a new password by mail, where the servers send mails', async () => {
    expect((await type('usuario', 'senha', 'farmacia', '--email')).errors[0]).toMatch(
      /^Este servidor não envia e-mails/,
    );
    expect((await typeMailing('usuario', 'senha', 'farmacia', '--email')).said).toEqual([
      'O e-mail com o endereço vai para farmacia@example.com.',
    ]);
    const rows = await office.store.db
      .selectFrom('mensagem')
      .select(['login', 'texto'])
      .where('login', 'is not', null)
      .execute();
    expect(rows).toEqual([{ login: 'farmacia', texto: null }]);
  });

  test('mail an address to each user who has no password yet, and name those without an e-mail', async () => {
    const { db } = office.store;
    const put = (login: string, email: string) =>
      db
        .updateTable('usuario')
        .set({ senhaHash: hashOfNoPassword(), ativo: true, email })
        .where('login', '=', login)
        .execute();
    await put('farmacia', 'farmacia@example.com');
    await put('representante', 'sem-arroba');
    await db.deleteFrom('mensagem').execute();
    expect((await type('usuario', 'senhas', '--email')).errors[0]).toMatch(
      /^Este servidor não envia e-mails/,
    );
    expect((await typeMailing('usuario', 'senhas', '--email', 'senhas.csv')).code).toBe(2);
    expect((await typeMailing('usuario', 'senhas', '--email', '--dias', '2')).code).toBe(2);
    expect((await typeMailing('usuario', 'senhas')).code).toBe(2);
    expect((await typeMailing('usuario', 'senhas', '--email')).said).toEqual([
      'E-mails que vão a usuários sem senha: 1. Cada endereço vale por 30 minutos e uma só vez.',
      'Sem e-mail válido: representante. O endereço deles vem de "usuario senha <login>".',
    ]);
    const rows = () => db.selectFrom('mensagem').select(['login', 'texto']).execute();
    expect(await rows()).toEqual([{ login: 'farmacia', texto: null }]);
    await put('farmacia', '');
    const none = await typeMailing('usuario', 'senhas', '--email');
    expect([none.code, none.errors[0]?.startsWith('Sem e-mail válido: farmacia, representante.')]).toEqual([
      1,
      true,
    ]);
    expect(await rows()).toHaveLength(1);
  });
});
