import { describe, expect, test } from 'vitest';
import type { Papel } from '#contract/access/papel.ts';
import { must } from '#lib/must.ts';
import { insertRecuperacao } from '#server/access/data/senhas.ts';
import { findUsuario, insertSessao } from '#server/db/sessoes.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { add, findProdutos } from '#tests/support/cart.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { USUARIO } from '#tests/support/empresa.ts';
import { useLoads } from '#tests/support/loads.ts';

const CHEFE = {
  codigoErp: 'S-1',
  login: 'saulo',
  nome: 'Saulo Reis',
  email: 'saulo@example.com',
  papel: 'supervisor',
};
const KEY = 'papel-chave-0001';
const LINKED = 101;

describe.each(bothDatabases)('roles of users on $name', ({ open }) => {
  const bench = useLoads(open);

  /** Signs a loaded user in with the demonstration's password. */
  async function enter(login: string): Promise<ApiClient> {
    const { senhaHash } = await bench.db
      .selectFrom('usuario')
      .select('senhaHash')
      .where('login', '=', 'farmacia')
      .executeTakeFirstOrThrow();
    await bench.db.updateTable('usuario').set({ senhaHash }).where('login', '=', login).execute();
    return await bench.api.as(login);
  }
  const give = (papel: Papel) =>
    bench.db.updateTable('usuario').set({ papel }).where('login', '=', 'representante').execute();
  const customersOf = async (client: ApiClient): Promise<string[]> => {
    const { text } = await client.get('/UsuarioCliente');
    return (JSON.parse(text) as { pessoa: { nome: string } }[]).map(({ pessoa }) => pessoa.nome).sort();
  };
  const addOne = async (client: ApiClient, key: string) => {
    const { idProduto } = must((await findProdutos(bench.db))[0], 'product');
    const { status, body } = await add(client, idProduto, 1, { IDPessoaCliente: LINKED }, { key });
    return [status, body.Codigo];
  };

  test('a supervisor has the customers of the team, whichever of them is loaded first', async () => {
    await bench.loadAll();
    await bench.machine.loaded('usuarios', [{ ...USUARIO, supervisor: 'S-1' }]);
    await bench.machine.loaded('usuarios', [CHEFE]);
    const chefe = await enter('saulo');
    expect(await customersOf(chefe)).toEqual(['Drogaria da Praça', 'Farmácia do Largo Ltda']);
    await bench.machine.loaded('usuarios', [{ codigoErp: 'V-1', supervisor: null }]);
    expect(await customersOf(chefe)).toEqual([]);
    await bench.machine.loaded('usuarios', [{ codigoErp: 'V-1', supervisor: 'S-1' }]);
    expect(await customersOf(chefe)).toHaveLength(2);
  });

  test.each(['representante', 'comprador', 'escritorio'] as const)(
    'a %s who is named as the supervisor has no customers of others',
    async (papel) => {
      await bench.loadAll();
      await bench.machine.loaded('usuarios', [
        { ...CHEFE, papel },
        { ...USUARIO, supervisor: 'S-1' },
      ]);
      expect(await customersOf(await enter('saulo'))).toEqual([]);
    },
  );

  test('buyers are no members of a team, and a member does not have the customers of the supervisor', async () => {
    await bench.loadAll();
    await bench.machine.loaded('usuarios', [
      { ...CHEFE, clientes: ['K-1'] },
      { ...USUARIO, clientes: ['K-2'], clientePrincipal: null, papel: 'comprador', supervisor: 'S-1' },
    ]);
    expect(await customersOf(await enter('saulo'))).toEqual(['Farmácia do Largo Ltda']);
    await bench.machine.loaded('usuarios', [{ codigoErp: 'V-1', papel: 'representante' }]);
    expect(await customersOf(await enter('vera'))).toEqual(['Drogaria da Praça']);
  });

  test('the office reads and changes nothing; a repeat of an earlier change still gets its response', async () => {
    const rep = await bench.api.as('representante');
    expect(await addOne(rep, KEY)).toEqual([200, undefined]);
    const before = await bench.db.selectFrom('carrinhoItem').selectAll().execute();
    await give('escritorio');
    expect(await addOne(rep, KEY)).toEqual([200, undefined]);
    expect(await addOne(rep, 'papel-chave-0002')).toEqual([403, 'sem-permissao']);
    expect(await bench.db.selectFrom('carrinhoItem').selectAll().execute()).toEqual(before);
    expect((await rep.get(`/Carrinho?idPessoaCliente=${LINKED}`)).status).toBe(200);
    expect((await rep.get('/login/usuarioautenticado')).text).toContain('"papel":"escritorio"');
    await give('representante');
    expect(await addOne(rep, 'papel-chave-0002')).toEqual([200, undefined]);
  });

  test('a user of the company’s own system loses sessions and links, and gets no new ones', async () => {
    const rep = await bench.api.as('representante');
    const expiraEm = new Date(Date.now() + 60_000);
    await insertRecuperacao(bench.db, { tokenHash: 'before', idUsuario: 1, expiraEm });
    await give('integracao');
    expect((await rep.get('/UsuarioCliente')).body.Codigo).toBe('sessao-encerrada');
    await expect(bench.api.as('representante')).rejects.toThrow('Usuário ou senha inválidos.');
    expect(await bench.db.selectFrom('recuperacaoSenha').selectAll().execute()).toEqual([]);
    // A log-in that was under way.
    const { senhaHash } = must(await findUsuario(bench.db, 'representante'), 'user');
    const late = { sid: 'late', idUsuario: 1, dispositivo: '', criadaEm: new Date(), expiraEm };
    expect(await insertSessao(bench.db, late, senhaHash)).toBe(false);
    await give('representante');
    expect((await rep.get('/UsuarioCliente')).body.Codigo).toBe('sessao-encerrada');
    expect((await bench.api.as('representante')).token).not.toBe('');
  });
});
