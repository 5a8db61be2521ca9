import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Carga } from '#contract/integration/carga.ts';
import { must } from '#lib/must.ts';
import { hashPassword } from '#server/access/data/password.ts';
import { inventedCnpj } from '#server/demo/seed/cnpj.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { CLIENTE, EMPRESA, FILIAL, OUTRO_CLIENTE, PRAZOS, USUARIO } from '#tests/support/empresa.ts';
import { counts, useLoads } from '#tests/support/loads.ts';

describe.each(bothDatabases)('what a company withdraws or takes back on $name', ({ open }) => {
  const bench = useLoads(open);

  test('a withdrawn customer leaves its users and conditions, and has them back when it returns', async () => {
    await bench.loadAll();
    const antes = must(await bench.readPessoa(CLIENTE.nome), 'customer');
    expect(await bench.vinculos()).toEqual([OUTRO_CLIENTE.nome, CLIENTE.nome]);
    const carga = await bench.machine.loaded(
      'clientes?modo=substituir',
      await bench.codigos('clientes', ['K-1']),
    );
    expect(carga.retiradas).toBe(1);
    expect(await bench.vinculos()).toEqual([OUTRO_CLIENTE.nome]);
    const condicoes = bench.db.selectFrom('clienteCondicaoFilial').select('id');
    expect(await condicoes.where('idPessoaCliente', '=', antes.idPessoa).execute()).toEqual([]);
    expect(await bench.motivosOf('usuarios', [{ ...USUARIO, nome: 'Outra' }])).toEqual([
      '1 O cliente K-1 não existe.',
    ]);
    const again = await bench.machine.loaded(
      'clientes?modo=substituir',
      await bench.codigos('clientes', ['K-1']),
    );
    expect(again.retiradas).toBe(0);
    await bench.machine.loaded('clientes', [CLIENTE]);
    expect(await bench.vinculos()).toEqual([OUTRO_CLIENTE.nome, CLIENTE.nome]);
    expect((await bench.readPessoa(CLIENTE.nome))?.idPessoa).toBe(antes.idPessoa);
  });

  test('a withdrawn user is switched off and has the same password after the undo', async () => {
    await bench.loadAll();
    const { idUsuario } = must(await bench.readUsuario(), 'user');
    const senhaHash = await hashPassword('minha-senha', { N: 2, r: 1, p: 1 });
    await bench.db.updateTable('usuario').set({ senhaHash }).where('idUsuario', '=', idUsuario).execute();
    const rep = await bench.api.as('representante');
    const carga = await bench.machine.loaded('usuarios?modo=substituir', []);
    expect(carga.retiradas).toBe(3);
    expect((await bench.readUsuario())?.ativo).toBe(false);
    expect((await rep.get('/UsuarioCliente')).status).toBe(401);
    expect(await bench.undo(carga)).toBe('desfeita');
    expect(await bench.readUsuario()).toEqual(expect.objectContaining({ ativo: true, senhaHash }));
    expect(await bench.vinculos()).toEqual([OUTRO_CLIENTE.nome, CLIENTE.nome]);
  });

  test('what something refers to is not withdrawn, and the load says so before it writes', async () => {
    await bench.loadAll();
    const sentence = async (recurso: string, fora: string, mais: object) => {
      const linhas = [...(await bench.codigos(recurso, [fora])), mais];
      return (await bench.machine.loaded(`${recurso}?modo=substituir`, linhas)).mensagem;
    };
    expect(await sentence('filiais', 'F-1', { ...FILIAL, codigoErp: 'F-7', cnpj: inventedCnpj(9007) })).toBe(
      'A filial F-1 não pode ser retirada: há produtos, clientes ou pedidos dela. Nada foi gravado.',
    );
    expect(await sentence('prazos', 'D28', { ...PRAZOS[0], codigoErp: 'D7' })).toBe(
      'O prazo D28 não pode ser retirado: clientes ou pedidos o usam. Nada foi gravado.',
    );
    expect(await sentence('condicoes', 'VAREJO', { codigoErp: 'Y', descricao: 'Y' })).toBe(
      'A condição VAREJO não pode ser retirada: clientes compram por ela. Nada foi gravado.',
    );
    expect(await bench.codigos('filiais')).not.toContainEqual({ codigoErp: 'F-7' });
  });

  test('a withdrawn condition sells nothing, and the undo brings its tables and prices back', async () => {
    await bench.loadAll();
    await bench.machine.loaded('clientes?modo=substituir', await bench.codigos('clientes', ['K-1', 'K-2']));
    const carga = await bench.machine.loaded(
      'condicoes?modo=substituir',
      await bench.codigos('condicoes', ['VAREJO']),
    );
    expect(carga.retiradas).toBe(1);
    const tabelas = () =>
      bench.db
        .selectFrom('contexto')
        .select('idContexto')
        .where('idContexto', 'like', 'T-%')
        .orderBy('idContexto')
        .execute();
    expect(await tabelas()).toEqual([]);
    expect(await bench.undo(carga)).toBe('desfeita');
    expect(await tabelas()).toEqual([{ idContexto: 'T-HOSP' }, { idContexto: 'T-SP' }]);
    const precos = bench.db.selectFrom('produtoPreco').select('valorUnitario');
    expect(await precos.where('idContexto', '=', 'T-SP').execute()).toEqual([{ valorUnitario: 200_000 }]);
  });

  test('are undone kind by kind, the last one first, and may come again under other codes', async () => {
    const cargas = await bench.loadAll();
    for (const carga of cargas.reverse()) expect(await bench.undo(carga)).toBe('desfeita');
    expect(await bench.readUsuario()).toBeUndefined();
    expect([await bench.readPessoa(CLIENTE.nome), await bench.readPessoa(FILIAL.nome)]).toEqual([
      undefined,
      undefined,
    ]);
    for (const recurso of Object.keys(EMPRESA)) {
      const todos = (await bench.codigos(recurso)).map(({ codigoErp }) => codigoErp);
      expect(todos.filter((codigo) => /^(F-1|D0|D28|VAREJO|N-1|K-\d|V-1)$/.test(codigo))).toEqual([]);
    }
    const outra = await bench.machine.loaded('filiais', [{ ...FILIAL, codigoErp: 'F-77' }]);
    expect(counts(outra)).toEqual(['concluida', 1, 0, 0, 0, 0]);
  });

  test('that change are undone to what they were', async () => {
    await bench.loadAll();
    const antes = await bench.readPessoa(CLIENTE.nome);
    const [condicao] = CLIENTE.condicoes;
    const mudado = {
      ...CLIENTE,
      telefone: '',
      minimoDiario: 50,
      condicoes: [{ ...condicao, pagamentos: [{ prazo: 'D0', forma: 'dinheiro' }] }],
    };
    const carga = await bench.machine.loaded('clientes', [mudado]);
    expect(counts(carga)).toEqual(['concluida', 0, 1, 0, 0, 0]);
    expect(await bench.undo(carga)).toBe('desfeita');
    expect(await bench.readPessoa(CLIENTE.nome)).toEqual(antes);
    expect(counts(await bench.machine.loaded('clientes', [CLIENTE]))).toEqual(['concluida', 0, 0, 1, 0, 0]);
  });

  test('an undo that needs what was withdrawn since ends and says so', async () => {
    await bench.loadAll();
    await bench.machine.loaded('prazos', [{ codigoErp: 'D7', descricao: '7 dias', dias: '7' }]);
    const [condicao] = CLIENTE.condicoes;
    const com = (prazo: string) => ({
      ...CLIENTE,
      condicoes: [{ ...condicao, pagamentos: [{ prazo, forma: 'boleto' }] }],
    });
    await bench.machine.loaded('clientes', [com('D7')]);
    const carga = await bench.machine.loaded('clientes', [com('D28')]);
    await bench.machine.loaded('prazos?modo=substituir', await bench.codigos('prazos', ['D7']));
    expect(await bench.undo(carga)).toBe('recusada');
    expect((await bench.machine.carga(carga.idCarga)).mensagem).toBe('O código D7 foi retirado.');
  });

  test('an undone branch that is used since stays', async () => {
    const carga = await bench.machine.loaded('filiais', [FILIAL]);
    await bench.machine.loaded('produtos', EMPRESA.produtos);
    expect(await bench.undo(carga)).toBe('desfeita');
    expect(await bench.readPessoa(FILIAL.nome)).toBeDefined();
  });

  test('an order that is made while a load writes its customer keeps what it took from the credit', async () => {
    await bench.loadAll();
    let loading: Promise<Carga> | undefined;
    await bench.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('pessoa')
        .set({ limiteDisponivel: 77 })
        .where('nome', '=', CLIENTE.nome)
        .execute();
      loading = bench.machine.loaded('clientes', [{ codigoErp: 'K-1', telefone: '1930001000' }]);
      await setTimeout(300);
    });
    expect(counts(must(await loading, 'load'))).toEqual(['concluida', 0, 1, 0, 0, 0]);
    expect(await bench.readPessoa(CLIENTE.nome)).toEqual(
      expect.objectContaining({ limiteDisponivel: 77, telefone: '1930001000' }),
    );
  });
});
