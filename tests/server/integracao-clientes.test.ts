import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Carga } from '#contract/integration/carga.ts';
import { must } from '#lib/must.ts';
import { inventedCnpj } from '#server/demo/seed/cnpj.ts';
import { hashPassword } from '#server/access/data/password.ts';
import { processCargas } from '#server/integration/data/process-load.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import {
  CLIENTE,
  CONDICAO,
  EMPRESA,
  FILIAL,
  OUTRO_CLIENTE,
  PRAZOS,
  TABELA,
  USUARIO,
} from '#tests/support/empresa.ts';
import { type Machine, openMachine } from '#tests/support/machine.ts';

describe.each(bothDatabases)(
  'branches, conditions, customers and users that are loaded on $name',
  ({ open }) => {
    let database: TestDatabase;
    let api: Api;
    let machine: Machine;

    beforeAll(async () => {
      database = await open();
      api = await openApi(database);
    });
    beforeEach(async () => {
      await database.reset();
      machine = await openMachine(api, database.db);
    });
    afterAll(async () => {
      await api.close();
      await database.close();
    });

    const loadAll = async () => {
      for (const [recurso, linhas] of Object.entries(EMPRESA)) await machine.loaded(recurso, linhas);
    };
    const counts = ({ situacao, novas, alteradas, iguais, recusadas, retiradas }: Carga) => [
      situacao,
      ...[novas, alteradas, iguais, recusadas, retiradas],
    ];
    const motivosOf = async (path: string, linhas: readonly object[]) => {
      const { idCarga } = await machine.loaded(path, linhas);
      const { text } = await machine.get(`/integracao/cargas/${idCarga}/recusadas`);
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { linha: number; motivo: string })
        .map(({ linha, motivo }) => `${linha} ${motivo}`);
    };
    const undo = async ({ idCarga }: Carga) => {
      await machine.post(`/integracao/cargas/${idCarga}/desfazer`);
      await processCargas(database.db, () => new Date());
      return (await machine.carga(idCarga)).situacao;
    };
    const pessoa = (nome: string) =>
      database.db.selectFrom('pessoa').selectAll().where('nome', '=', nome).executeTakeFirst();
    const usuario = () =>
      database.db.selectFrom('usuario').selectAll().where('login', '=', 'vera').executeTakeFirst();
    const codigos = async (recurso: string, menos: readonly string[]) => {
      const rows = await database.db
        .selectFrom('codigoErp')
        .select('codigo')
        .where('recurso', '=', recurso)
        .where('retirado', '=', false)
        .execute();
      return rows
        .filter(({ codigo }) => !menos.includes(codigo))
        .map(({ codigo }) => ({ codigoErp: codigo }));
    };
    const vinculos = async () => {
      const { idUsuario } = must(await usuario(), 'user');
      const rows = await database.db
        .selectFrom('usuarioCliente')
        .innerJoin('pessoa', 'idPessoa', 'idPessoaCliente')
        .select('nome')
        .where('idUsuario', '=', idUsuario)
        .orderBy('nome')
        .execute();
      return rows.map(({ nome }) => nome);
    };

    test('of the demonstration are read as they would be sent: sending them changes nothing', async () => {
      for (const recurso of ['filiais', 'prazos', 'condicoes', 'clientes', 'usuarios']) {
        const todos = await codigos(recurso, []);
        expect(todos.length).toBeGreaterThan(1);
        expect([recurso, ...counts(await machine.loaded(recurso, todos))]).toEqual([
          recurso,
          'concluida',
          ...[0, 0, todos.length, 0, 0],
        ]);
      }
    });

    test('give branches and customers ids of one numbering, whichever kind comes first', async () => {
      await machine.loaded('filiais', [FILIAL]);
      await machine.loaded('prazos', PRAZOS);
      await machine.loaded('condicoes', [CONDICAO]);
      await machine.loaded('clientes', [CLIENTE]);
      await machine.loaded('filiais', [
        { ...FILIAL, codigoErp: 'F-2', nome: 'Outra', cnpj: inventedCnpj(9002) },
      ]);
      const ids = [await pessoa(FILIAL.nome), await pessoa(CLIENTE.nome), await pessoa('Outra')].map(
        (row) => row?.idPessoa,
      );
      expect(new Set(ids).size).toBe(3);
      expect(ids).not.toContain(undefined);
      await machine.loaded(`filiais?modo=substituir`, await codigos('filiais', ['F-2']));
      await machine.loaded('clientes', [OUTRO_CLIENTE]);
      await machine.loaded('filiais', [
        { ...FILIAL, codigoErp: 'F-2', nome: 'Outra', cnpj: inventedCnpj(9002) },
      ]);
      expect((await pessoa(OUTRO_CLIENTE.nome))?.tipo).toBe('cliente');
      expect((await pessoa('Outra'))?.idPessoa).toBe(ids[2]);
    });

    test('say of each wrong branch and term why it is refused', async () => {
      expect(
        await motivosOf('filiais', [
          { ...FILIAL, cnpj: '99009001000100' },
          { ...FILIAL, codigoErp: 'F-2', cnpj: inventedCnpj(101) },
          { ...FILIAL, codigoErp: 'F-3', cnpj: inventedCnpj(9003) },
          { ...FILIAL, codigoErp: 'F-4', cnpj: inventedCnpj(9003) },
          { ...FILIAL, codigoErp: 'F-5', estado: 'XX' },
          { codigoErp: 'F-6', nome: 'Sem CNPJ', nomeFantasia: 'Sem CNPJ' },
        ]),
      ).toEqual([
        '1 O CNPJ 99009001000100 é inválido.',
        `2 O documento ${inventedCnpj(101)} já é do código 101.`,
        `4 O documento ${inventedCnpj(9003)} já é do código F-3.`,
        '5 O campo estado é inválido.',
        '6 O campo cnpj falta, e o código é novo.',
      ]);
      expect(
        await motivosOf('prazos', [
          { codigoErp: 'D-1', descricao: 'Fora de ordem', dias: '28/21' },
          { codigoErp: 'D-2', descricao: 'Sem dias' },
        ]),
      ).toEqual(['1 O campo dias é inválido.', '2 O campo dias falta, e o código é novo.']);
    });

    test('say of each wrong condition why it is refused', async () => {
      await machine.loaded('condicoes', [CONDICAO]);
      const nova = (codigoErp: string, tabela: object) => ({
        codigoErp,
        descricao: 'Nova',
        tabelas: [{ ...TABELA, ...tabela }],
      });
      expect(
        await motivosOf('condicoes', [
          nova('X1', { codigo: 'x1', tabelaBase: 'x1' }),
          nova('X2', { codigo: 'x2', tabelaBase: 'nenhuma' }),
          nova('X3', { codigo: 'x3', tabelaBase: 'T-HOSP' }),
          nova('X4', { codigo: 'T-SP' }),
          { ...CONDICAO, tabelas: [{ ...TABELA, tabelaBase: 'c1' }] },
          nova('X5', { codigo: 'x5', licencas: ['nenhuma'] }),
          { codigoErp: 'X6', descricao: 'Dias', dataInicial: '2026-12-02', dataFinal: '2026-12-01' },
          { codigoErp: '1', tabelas: [] },
        ]),
      ).toEqual([
        '1 A tabela de preços x1 não pode ser base de si mesma.',
        '2 A tabela de preços nenhuma, base de x2, não existe.',
        '3 A tabela de preços T-HOSP, base de x3, tem base ela mesma.',
        '4 A tabela de preços T-SP é de outra condição.',
        '5 A base da tabela de preços T-SP não pode mudar.',
        '6 O campo tabelas.0.licencas.0 é inválido.',
        '7 O campo dataFinal é anterior a dataInicial.',
        '8 A tabela de preços c1 ainda tem preços ou é base de outra: não pode sair.',
      ]);
    });

    test('say of each wrong customer and user why it is refused', async () => {
      await loadAll();
      const [condicao] = CLIENTE.condicoes;
      const com = (mais: object) => ({ condicoes: [{ ...condicao, ...mais }] });
      const novo = (n: number, mais: object) => ({
        ...CLIENTE,
        codigoErp: `N-${n}`,
        cpfCnpj: inventedCnpj(9200 + n),
        ...mais,
      });
      expect(
        await motivosOf('clientes', [
          novo(1, { cpfCnpj: '11111111111' }),
          novo(2, { cpfCnpj: CLIENTE.cpfCnpj }),
          novo(3, com({ condicao: 'ATACADO' })),
          novo(4, com({ filiais: [{ filial: 'F-9', minimoCompra: 0, prazoEntrega: 1 }] })),
          novo(5, com({ pagamentos: [{ prazo: 'D99', forma: 'boleto' }] })),
          novo(6, com({ pagamentos: [{ prazo: 'D28', forma: 'cheque' }] })),
          novo(7, { limiteDisponivel: -1 }),
          novo(8, { condicoes: [condicao, condicao] }),
          novo(9, { saldoCashback: 10 }),
        ]),
      ).toEqual([
        '1 O CPF ou CNPJ 11111111111 é inválido.',
        `2 O documento ${CLIENTE.cpfCnpj} já é do código K-1.`,
        '3 A condição ATACADO não existe.',
        '4 A filial F-9 não existe.',
        '5 O prazo D99 não existe.',
        '6 O campo condicoes.0.pagamentos.0.forma é inválido.',
        '7 O campo limiteDisponivel é inválido.',
        '8 O campo condicoes é inválido.',
        '9 O campo saldoCashback não existe.',
      ]);
      expect(
        await motivosOf('usuarios', [
          { ...USUARIO, codigoErp: 'V-2', login: 'Vera' },
          { ...USUARIO, codigoErp: 'V-3', login: 'victor', clientes: ['K-9'], clientePrincipal: null },
          { ...USUARIO, codigoErp: 'V-4', login: 'vitor', clientes: ['K-1'], clientePrincipal: 'K-2' },
          { ...USUARIO, codigoErp: 'V-5', login: 'vania', papel: 'chefe' },
          { ...USUARIO, codigoErp: 'V-6', login: 'valter' },
          { ...USUARIO, codigoErp: 'V-7', login: 'VALTER' },
          { ...USUARIO, codigoErp: 'V-8', login: 'vando', senha: 'segredo' },
        ]),
      ).toEqual([
        '1 O login Vera já é do código V-1.',
        '2 O cliente K-9 não existe.',
        '3 O cliente principal K-2 não está entre os clientes do usuário.',
        '4 O campo papel é inválido.',
        '6 O login VALTER já é do código V-6.',
        '7 O campo senha não existe.',
      ]);
    });

    test('never touch the password, the balances and the choices of a user', async () => {
      await loadAll();
      const { idUsuario } = must(await usuario(), 'user');
      const senhaHash = await hashPassword('minha-senha', { N: 2, r: 1, p: 1 });
      await database.db
        .updateTable('usuario')
        .set({ senhaHash })
        .where('idUsuario', '=', idUsuario)
        .execute();
      const { idPessoa } = must(await pessoa(CLIENTE.nome), 'customer');
      const outro = must(await pessoa(OUTRO_CLIENTE.nome), 'customer');
      await database.db
        .updateTable('pessoa')
        .set({ saldoCashback: 5, saldoAdiantamento: 7 })
        .where('idPessoa', '=', idPessoa)
        .execute();
      await database.db
        .updateTable('preferenciaUsuario')
        .set({ idPessoaClientePrincipal: outro.idPessoa })
        .where('idUsuario', '=', idUsuario)
        .execute();
      await machine.loaded('usuarios', [{ ...USUARIO, nome: 'Vera Lúcia Luz', papel: 'supervisor' }]);
      await machine.loaded('clientes', [{ ...CLIENTE, limiteDisponivel: 3 }]);
      expect(await usuario()).toEqual(
        expect.objectContaining({ senhaHash, nome: 'Vera Lúcia Luz', papel: 'supervisor' }),
      );
      expect(await pessoa(CLIENTE.nome)).toEqual(
        expect.objectContaining({ limiteDisponivel: 300, saldoCashback: 5, saldoAdiantamento: 7 }),
      );
      const preferencia = database.db.selectFrom('preferenciaUsuario').where('idUsuario', '=', idUsuario);
      expect(await preferencia.select('idPessoaClientePrincipal').execute()).toEqual([
        { idPessoaClientePrincipal: outro.idPessoa },
      ]);
    });

    test('a customer whose seller comes later gets the seller', async () => {
      await loadAll();
      expect((await pessoa(CLIENTE.nome))?.idUsuarioVendedor).toBe((await usuario())?.idUsuario);
    });

    test('a withdrawn customer leaves its users and conditions, and has them back when it returns', async () => {
      await loadAll();
      const antes = must(await pessoa(CLIENTE.nome), 'customer');
      expect(await vinculos()).toEqual([OUTRO_CLIENTE.nome, CLIENTE.nome]);
      const carga = await machine.loaded('clientes?modo=substituir', await codigos('clientes', ['K-1']));
      expect(carga.retiradas).toBe(1);
      expect(await vinculos()).toEqual([OUTRO_CLIENTE.nome]);
      const condicoes = database.db.selectFrom('clienteCondicaoFilial').select('id');
      expect(await condicoes.where('idPessoaCliente', '=', antes.idPessoa).execute()).toEqual([]);
      const again = await machine.loaded('clientes?modo=substituir', await codigos('clientes', ['K-1']));
      expect(again.retiradas).toBe(0);
      await machine.loaded('clientes', [CLIENTE]);
      expect(await vinculos()).toEqual([OUTRO_CLIENTE.nome, CLIENTE.nome]);
      expect((await pessoa(CLIENTE.nome))?.idPessoa).toBe(antes.idPessoa);
    });

    test('a withdrawn user is switched off and has the same password after the undo', async () => {
      await loadAll();
      const { idUsuario } = must(await usuario(), 'user');
      const senhaHash = await hashPassword('minha-senha', { N: 2, r: 1, p: 1 });
      await database.db
        .updateTable('usuario')
        .set({ senhaHash })
        .where('idUsuario', '=', idUsuario)
        .execute();
      const rep = await api.as('representante');
      const carga = await machine.loaded('usuarios?modo=substituir', []);
      expect(carga.retiradas).toBe(3);
      expect((await usuario())?.ativo).toBe(false);
      expect((await rep.get('/UsuarioCliente')).status).toBe(401);
      expect(await undo(carga)).toBe('desfeita');
      expect(await usuario()).toEqual(expect.objectContaining({ ativo: true, senhaHash }));
      expect(await vinculos()).toEqual([OUTRO_CLIENTE.nome, CLIENTE.nome]);
    });

    test('what something refers to is not withdrawn, and the load says so before it writes', async () => {
      await loadAll();
      const sentence = async (recurso: string, fora: string, mais: object) => {
        const linhas = [...(await codigos(recurso, [fora])), mais];
        return (await machine.loaded(`${recurso}?modo=substituir`, linhas)).mensagem;
      };
      expect(
        await sentence('filiais', 'F-1', { ...FILIAL, codigoErp: 'F-7', cnpj: inventedCnpj(9007) }),
      ).toBe('A filial F-1 não pode ser retirada: há produtos, clientes ou pedidos dela. Nada foi gravado.');
      expect(await sentence('prazos', 'D28', { ...PRAZOS[0], codigoErp: 'D7' })).toBe(
        'O prazo D28 não pode ser retirado: clientes ou pedidos o usam. Nada foi gravado.',
      );
      expect(await sentence('condicoes', 'VAREJO', { codigoErp: 'Y', descricao: 'Y' })).toBe(
        'A condição VAREJO não pode ser retirada: clientes compram por ela. Nada foi gravado.',
      );
      expect(await codigos('filiais', [])).not.toContainEqual({ codigoErp: 'F-7' });
    });

    test('a withdrawn condition sells nothing, and the undo brings its tables and prices back', async () => {
      await loadAll();
      await machine.loaded('clientes?modo=substituir', await codigos('clientes', ['K-1', 'K-2']));
      const carga = await machine.loaded('condicoes?modo=substituir', await codigos('condicoes', ['VAREJO']));
      expect(carga.retiradas).toBe(1);
      const tabelas = () =>
        database.db
          .selectFrom('contexto')
          .select('idContexto')
          .where('idContexto', 'like', 'T-%')
          .orderBy('idContexto')
          .execute();
      expect(await tabelas()).toEqual([]);
      expect(await undo(carga)).toBe('desfeita');
      expect(await tabelas()).toEqual([{ idContexto: 'T-HOSP' }, { idContexto: 'T-SP' }]);
      const precos = database.db.selectFrom('produtoPreco').select('valorUnitario');
      expect(await precos.where('idContexto', '=', 'T-SP').execute()).toEqual([{ valorUnitario: 200_000 }]);
    });

    test('are undone kind by kind, the last one first, and may come again under other codes', async () => {
      const cargas: Carga[] = [];
      for (const [recurso, linhas] of Object.entries(EMPRESA))
        cargas.push(await machine.loaded(recurso, linhas));
      for (const carga of cargas.reverse()) expect(await undo(carga)).toBe('desfeita');
      expect(await usuario()).toBeUndefined();
      expect([await pessoa(CLIENTE.nome), await pessoa(FILIAL.nome)]).toEqual([undefined, undefined]);
      for (const recurso of Object.keys(EMPRESA)) {
        const todos = (await codigos(recurso, [])).map(({ codigoErp }) => codigoErp);
        expect(todos.filter((codigo) => /^(F-1|D0|D28|VAREJO|N-1|K-\d|V-1)$/.test(codigo))).toEqual([]);
      }
      const outra = await machine.loaded('filiais', [{ ...FILIAL, codigoErp: 'F-77' }]);
      expect(counts(outra)).toEqual(['concluida', 1, 0, 0, 0, 0]);
    });

    test('that change are undone to what they were', async () => {
      await loadAll();
      const antes = await pessoa(CLIENTE.nome);
      const [condicao] = CLIENTE.condicoes;
      const mudado = {
        ...CLIENTE,
        telefone: '',
        minimoDiario: 50,
        condicoes: [{ ...condicao, pagamentos: [{ prazo: 'D0', forma: 'dinheiro' }] }],
      };
      const carga = await machine.loaded('clientes', [mudado]);
      expect(counts(carga)).toEqual(['concluida', 0, 1, 0, 0, 0]);
      expect(await undo(carga)).toBe('desfeita');
      expect(await pessoa(CLIENTE.nome)).toEqual(antes);
      expect(counts(await machine.loaded('clientes', [CLIENTE]))).toEqual(['concluida', 0, 0, 1, 0, 0]);
    });

    test('an undone branch that is used since stays', async () => {
      const carga = await machine.loaded('filiais', [FILIAL]);
      await machine.loaded('produtos', EMPRESA.produtos);
      expect(await undo(carga)).toBe('desfeita');
      expect(await pessoa(FILIAL.nome)).toBeDefined();
    });
  },
);
