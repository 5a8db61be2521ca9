import { describe, expect, test } from 'vitest';
import { PAPEIS } from '#contract/access/papel.ts';
import { NOMES_DAS_FORMAS } from '#contract/integration/formas.ts';
import { ESTADOS } from '#contract/integration/membros.ts';
import { must } from '#lib/must.ts';
import { hashPassword } from '#server/access/data/password.ts';
import { inventedCnpj } from '#server/demo/seed/cnpj.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { CLIENTE, CONDICAO, FILIAL, OUTRO_CLIENTE, PRAZOS, TABELA, USUARIO } from '#tests/support/empresa.ts';
import { counts, useLoads } from '#tests/support/loads.ts';

describe.each(bothDatabases)(
  'branches, conditions, customers and users that are loaded on $name',
  ({ open }) => {
    const bench = useLoads(open);

    test('of the demonstration are read as they would be sent: sending them changes nothing', async () => {
      for (const recurso of ['filiais', 'prazos', 'condicoes', 'clientes', 'usuarios']) {
        const todos = await bench.codigos(recurso);
        expect(todos.length).toBeGreaterThan(1);
        expect([recurso, ...counts(await bench.machine.loaded(recurso, todos))]).toEqual([
          recurso,
          'concluida',
          0,
          0,
          todos.length,
          0,
          0,
        ]);
      }
    });

    test('give branches and customers ids of one numbering, whichever kind comes first', async () => {
      await bench.machine.loaded('filiais', [FILIAL]);
      await bench.machine.loaded('prazos', PRAZOS);
      await bench.machine.loaded('condicoes', [CONDICAO]);
      await bench.machine.loaded('clientes', [CLIENTE]);
      await bench.machine.loaded('filiais', [
        { ...FILIAL, codigoErp: 'F-2', nome: 'Outra', cnpj: inventedCnpj(9002) },
      ]);
      const ids = [
        await bench.readPessoa(FILIAL.nome),
        await bench.readPessoa(CLIENTE.nome),
        await bench.readPessoa('Outra'),
      ].map((row) => row?.idPessoa);
      expect(new Set(ids).size).toBe(3);
      expect(ids).not.toContain(undefined);
      await bench.machine.loaded(`filiais?modo=substituir`, await bench.codigos('filiais', ['F-2']));
      await bench.machine.loaded('clientes', [OUTRO_CLIENTE]);
      await bench.machine.loaded('filiais', [
        { ...FILIAL, codigoErp: 'F-2', nome: 'Outra', cnpj: inventedCnpj(9002) },
      ]);
      expect((await bench.readPessoa(OUTRO_CLIENTE.nome))?.tipo).toBe('cliente');
      expect((await bench.readPessoa('Outra'))?.idPessoa).toBe(ids[2]);
    });

    test('say of each wrong branch and term why it is refused', async () => {
      expect(
        await bench.motivosOf('filiais', [
          { ...FILIAL, cnpj: '99009001000100' },
          { ...FILIAL, codigoErp: 'F-7', cnpj: '9009001000100' },
          { ...FILIAL, codigoErp: 'F-2', cnpj: inventedCnpj(101) },
          { ...FILIAL, codigoErp: 'F-3', cnpj: inventedCnpj(9003) },
          { ...FILIAL, codigoErp: 'F-4', cnpj: inventedCnpj(9003) },
          { ...FILIAL, codigoErp: 'F-5', estado: 'XX' },
          { codigoErp: 'F-6', nome: 'Sem CNPJ', nomeFantasia: 'Sem CNPJ' },
        ]),
      ).toEqual([
        '1 O CNPJ 99009001000100 é inválido.',
        '2 O CNPJ 9009001000100 tem 13 dos 14 algarismos de um CNPJ: uma planilha tira os zeros do começo.',
        `3 O documento ${inventedCnpj(101)} já é do código 101.`,
        `5 O documento ${inventedCnpj(9003)} já é do código F-3.`,
        `6 O campo estado tem de ser um de: ${ESTADOS.join(', ')} (veio "XX").`,
        '7 O campo cnpj falta, e o código é novo.',
      ]);
      expect(
        await bench.motivosOf('prazos', [
          { codigoErp: 'D-1', descricao: 'Fora de ordem', dias: '28/21' },
          { codigoErp: 'D-2', descricao: 'Sem dias' },
        ]),
      ).toEqual([
        '1 O campo dias tem de ser dias que crescem, como 28/35/42, ou 0.',
        '2 O campo dias falta, e o código é novo.',
      ]);
    });

    test('say of each wrong condition why it is refused', async () => {
      await bench.machine.loaded('condicoes', [CONDICAO]);
      const nova = (codigoErp: string, tabela: object) => ({
        codigoErp,
        descricao: 'Nova',
        tabelas: [{ ...TABELA, ...tabela }],
      });
      expect(
        await bench.motivosOf('condicoes', [
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
        '6 O campo tabelas.0.licencas.0 tem de ser um de: medicamentos, controlados, hospitalar (veio "nenhuma").',
        '7 O campo dataFinal é anterior a dataInicial.',
        '8 A tabela de preços c1 ainda tem preços ou faixas, ou é base de outra: não pode sair.',
      ]);
    });

    test('say of each wrong customer and user why it is refused', async () => {
      await bench.loadAll();
      await bench.machine.loaded('condicoes', [{ codigoErp: 'AINDA', descricao: 'Sem tabela ainda' }]);
      const [condicao] = CLIENTE.condicoes;
      const com = (mais: object) => ({ condicoes: [{ ...condicao, ...mais }] });
      const novo = (n: number, mais: object) => ({
        ...CLIENTE,
        codigoErp: `N-${n}`,
        cpfCnpj: inventedCnpj(9200 + n),
        ...mais,
      });
      expect(
        await bench.motivosOf('clientes', [
          novo(1, { cpfCnpj: '11111111111' }),
          novo(2, { cpfCnpj: CLIENTE.cpfCnpj }),
          novo(3, com({ condicao: 'ATACADO' })),
          novo(4, com({ filiais: [{ filial: 'F-9', minimoCompra: 0, prazoEntrega: 1 }] })),
          novo(5, com({ pagamentos: [{ prazo: 'D99', forma: 'boleto' }] })),
          novo(6, com({ pagamentos: [{ prazo: 'D28', forma: 'cheque' }] })),
          novo(7, { limiteDisponivel: -1 }),
          novo(8, { condicoes: [condicao, condicao] }),
          novo(9, { saldoCashback: 10 }),
          novo(10, { estado: 'MG' }),
          novo(11, { estado: 'MG', condicoes: [condicao, { ...condicao, condicao: 'AINDA' }] }),
        ]),
      ).toEqual([
        '1 O CPF ou CNPJ 11111111111 é inválido.',
        `2 O documento ${CLIENTE.cpfCnpj} já é do código K-1.`,
        '3 A condição ATACADO não existe.',
        '4 A filial F-9 não existe.',
        '5 O prazo D99 não existe.',
        `6 O campo condicoes.0.pagamentos.0.forma tem de ser um de: ${NOMES_DAS_FORMAS.join(', ')} (veio "cheque").`,
        '7 O campo limiteDisponivel tem de ser 0 ou mais (veio "-1").',
        '8 O campo condicoes tem um item repetido.',
        '9 O campo saldoCashback não existe.',
        '10 A condição VAREJO não tem tabela de preços para MG.',
      ]);
      expect(
        await bench.motivosOf('usuarios', [
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
        `4 O campo papel tem de ser um de: ${PAPEIS.join(', ')} (veio "chefe").`,
        '6 O login VALTER já é do código V-6.',
        '7 O campo senha não existe.',
      ]);
    });

    test('change a stored customer whose price table went, but do not move one to a state without a table', async () => {
      await bench.loadAll();
      const { codigoErp } = CLIENTE;
      await bench.db
        .updateTable('contexto')
        .set({ estado: 'RJ' })
        .where('idContexto', 'like', 'T-%')
        .execute();
      expect(
        await bench.motivosOf('clientes', [
          { codigoErp, limiteDisponivel: 12 },
          { codigoErp: 'K-2', estado: 'MG' },
        ]),
      ).toEqual(['2 A condição VAREJO não tem tabela de preços para MG.']);
      expect((await bench.readPessoa(CLIENTE.nome))?.limiteDisponivel).toBe(1200);
      const outra = CLIENTE.condicoes.map((uma) => ({ ...uma, condicao: '1' }));
      await bench.db.updateTable('contexto').set({ estado: 'RJ' }).execute();
      expect(await bench.motivosOf('clientes', [{ codigoErp, condicoes: outra }])).toEqual([
        '1 A condição 1 não tem tabela de preços para SP.',
      ]);
    });

    test('never touch the password, the balances and the choices of a user', async () => {
      await bench.loadAll();
      const { idUsuario } = must(await bench.readUsuario(), 'user');
      const senhaHash = await hashPassword('minha-senha', { N: 2, r: 1, p: 1 });
      await bench.db.updateTable('usuario').set({ senhaHash }).where('idUsuario', '=', idUsuario).execute();
      const { idPessoa } = must(await bench.readPessoa(CLIENTE.nome), 'customer');
      const outro = must(await bench.readPessoa(OUTRO_CLIENTE.nome), 'customer');
      await bench.db
        .updateTable('pessoa')
        .set({ saldoCashback: 5, saldoAdiantamento: 7 })
        .where('idPessoa', '=', idPessoa)
        .execute();
      await bench.db
        .updateTable('preferenciaUsuario')
        .set({ idPessoaClientePrincipal: outro.idPessoa })
        .where('idUsuario', '=', idUsuario)
        .execute();
      await bench.machine.loaded('usuarios', [{ ...USUARIO, nome: 'Vera Lúcia Luz', papel: 'supervisor' }]);
      await bench.machine.loaded('clientes', [{ ...CLIENTE, limiteDisponivel: 3 }]);
      expect(await bench.readUsuario()).toEqual(
        expect.objectContaining({ senhaHash, nome: 'Vera Lúcia Luz', papel: 'supervisor' }),
      );
      expect(await bench.readPessoa(CLIENTE.nome)).toEqual(
        expect.objectContaining({ limiteDisponivel: 300, saldoCashback: 5, saldoAdiantamento: 7 }),
      );
      const preferencia = bench.db.selectFrom('preferenciaUsuario').where('idUsuario', '=', idUsuario);
      expect(await preferencia.select('idPessoaClientePrincipal').execute()).toEqual([
        { idPessoaClientePrincipal: outro.idPessoa },
      ]);
    });

    test('a customer whose seller comes later gets the seller', async () => {
      await bench.loadAll();
      expect((await bench.readPessoa(CLIENTE.nome))?.idUsuarioVendedor).toBe(
        (await bench.readUsuario())?.idUsuario,
      );
    });
  },
);
