import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Papel } from '#contract/access/papel.ts';
import { PEDIDO_A_PAGAR, PEDIDO_ENTREGUE } from '#contract/orders/situacao.ts';
import { must } from '#lib/must.ts';
import { seed } from '#server/demo/seed/seed.ts';
import { processCargas } from '#server/integration/data/process-load.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { findProdutos } from '#tests/support/cart.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { counts } from '#tests/support/loads.ts';
import { type Machine, openMachine } from '#tests/support/machine.ts';
import { passadoDe } from '#tests/support/past-orders.ts';
import { readJson } from '#tests/support/read-json.ts';

type Resposta = {
  mes: string;
  lidoEm: string;
  metas: {
    valor: number;
    realizado: number;
    fabricantes: number[] | null;
    marcas: number[] | null;
    cliente: { idPessoa: number; nome: string } | null;
  }[];
};

const META = { codigoErp: 'M-1', usuario: 'representante', mes: '2026-11', valor: 80_000 };
/** Half an hour before the month ends in São Paulo; it is December by UTC. */
const NOW = new Date('2026-12-01T02:30:00Z');

describe.each(bothDatabases)('goals on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let machine: Machine;
  const clock = () => NOW;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock });
  });
  beforeEach(async () => {
    await database.reset();
    // Without those of the demonstration.
    await database.db.deleteFrom('meta').execute();
    await database.db.deleteFrom('codigoErp').where('recurso', '=', 'metas').execute();
    machine = await openMachine(api, database.db, { clock });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const read = async (login = 'representante') => await readJson<Resposta>(await api.as(login), '/meta');
  const reached = async (login?: string) => (await read(login)).metas.map(({ realizado }) => realizado);
  const load = async (metas: readonly object[], path = 'metas') => counts(await machine.loaded(path, metas));
  /** Loads past orders of R$ 111,50 that differ in some members. */
  async function order(...mores: readonly object[]): Promise<void> {
    const linhas = [];
    for (const [at, more] of mores.entries())
      linhas.push(
        await passadoDe(database.db, {
          codigoErp: `PV-${at}`,
          dataHora: '2026-11-10T10:00:00-03:00',
          etapas: [{ situacao: '2', em: '2026-11-30T23:59:59-03:00' }],
          ...more,
        }),
      );
    expect(await load(linhas, 'historico')).toEqual(['concluida', linhas.length, 0, 0, 0, 0]);
  }

  test('count the user’s orders of the month in São Paulo, and tell when', async () => {
    await load([META]);
    await order(
      { dataHora: '2026-11-01T00:00:00-03:00' },
      { dataHora: '2026-11-30T23:59:59-03:00' },
      { dataHora: '2026-10-31T23:59:59-03:00' },
      {
        dataHora: '2026-12-01T00:00:00-03:00',
        etapas: [{ situacao: '2', em: '2026-12-01T00:00:00-03:00' }],
      },
    );
    expect(await read()).toEqual({
      mes: '2026-11',
      lidoEm: '2026-11-30T23:30:00-03:00',
      metas: [
        {
          idMeta: 1,
          fabricante: null,
          fabricantes: null,
          marca: null,
          marcas: null,
          cliente: null,
          valor: 80_000,
          realizado: 223,
        },
      ],
    });
  });

  test('count no refused or cancelled order, no quotation, and no order of another user', async () => {
    await load([META]);
    const fim = (situacao: string) => ({
      etapas: [
        { situacao: '2', em: '2026-11-10T10:00:00-03:00' },
        { situacao, em: '2026-11-11T10:00:00-03:00' },
      ],
    });
    await order(fim('1'), fim('6'), { orcamento: true }, { usuario: 'farmacia' }, fim('10'));
    expect(await reached()).toEqual([111.5]);
    // An order that waits for its payment is no sale yet.
    await database.db
      .updateTable('prePedido')
      .set({ idPedidoSituacao: PEDIDO_A_PAGAR })
      .where('idPedidoSituacao', '=', PEDIDO_ENTREGUE)
      .execute();
    expect(await reached()).toEqual([0]);
  });

  test('of a customer, a maker or a brand count theirs, the general one comes first, then the largest', async () => {
    const [um] = await findProdutos(database.db);
    const produto = await database.db
      .selectFrom('produto')
      .innerJoin('fabricante', 'fabricante.idFabricante', 'produto.idFabricante')
      .innerJoin('marca', 'marca.idMarca', 'produto.idMarca')
      .select(['fabricante.nome as fabricante', 'marca.nome as marca', 'produto.idMarca'])
      .where('idProduto', '=', must(um, 'product').idProduto)
      .executeTakeFirstOrThrow();
    const { fabricante, marca } = produto;
    const outra = await passadoDe(database.db);
    const [primeiro] = outra.itens;
    await load([
      { ...META, codigoErp: 'M-2', valor: 100, cliente: '101' },
      { ...META, codigoErp: 'M-3', valor: 200, cliente: '102' },
      { ...META, codigoErp: 'M-4', valor: 90_000, marca },
      { ...META, codigoErp: 'M-5', valor: 300, fabricante, marca, cliente: '102' },
      META,
    ]);
    await order({}, { cliente: '102', total: 92.5, itens: [primeiro] });
    const { metas } = await read();
    expect(metas.map(({ valor, realizado }) => [valor, realizado])).toEqual([
      [80_000, 204],
      [90_000, 185],
      [300, 92.5],
      [200, 92.5],
      [100, 111.5],
    ]);
    expect(metas[1]?.marcas).toContain(produto.idMarca);
    expect(metas[3]?.cliente).toMatchObject({ idPessoa: 102 });
  });

  test('of a maker count a combo by the paid units of its products', async () => {
    const { db } = database;
    const membros = await db
      .selectFrom('promocaoComboProduto')
      .innerJoin('produto', 'produto.idProduto', 'promocaoComboProduto.idProduto')
      .innerJoin('marca', 'marca.idMarca', 'produto.idMarca')
      .select(['marca.nome', 'quantidadeNoCombo', 'idPromocaoCombo'])
      .where('bonificacao', '=', false)
      .orderBy('idPromocaoCombo')
      .execute();
    const { idPromocaoCombo, nome: marca } = must(membros[0], 'member');
    const dele = membros.filter((membro) => membro.idPromocaoCombo === idPromocaoCombo);
    const units = (all: typeof dele) =>
      all.reduce((sum, { quantidadeNoCombo }) => sum + quantidadeNoCombo, 0);
    await load([{ ...META, marca }]);
    await order({});
    const { idPrePedido } = await db.selectFrom('prePedido').select('idPrePedido').executeTakeFirstOrThrow();
    await db
      .updateTable('prePedidoItem')
      .set({ idItem: idPromocaoCombo, idItemTipo: 2, valorTotal: 92_51 })
      .where('idPrePedido', '=', idPrePedido)
      .where('posicao', '=', 0)
      .execute();
    await db.deleteFrom('prePedidoItem').where('posicao', '>', 0).execute();
    const part = units(dele.filter(({ nome }) => nome === marca)) / units(dele);
    const [got] = await reached();
    expect(Math.abs(must(got, 'goal') - 92.51 * part) < 0.05).toBe(true);
    expect(got).toBeGreaterThan(0);
  });

  test('are of one month and one user', async () => {
    await load([
      { ...META, mes: '2026-10' },
      { ...META, codigoErp: 'M-2', mes: '2026-12' },
      { ...META, codigoErp: 'M-3', usuario: 'farmacia' },
    ]);
    expect((await read()).metas).toEqual([]);
  });

  test('of a customer that the user lost are not told', async () => {
    await load([{ ...META, cliente: '101' }]);
    await database.db.deleteFrom('usuarioCliente').where('idPessoaCliente', '=', 101).execute();
    expect((await read()).metas).toEqual([]);
  });

  test('are for those who sell', async () => {
    await load([META, { ...META, codigoErp: 'M-2', usuario: 'farmacia' }]);
    expect((await read('farmacia')).metas).toEqual([]);
    const metasOf = async (papel: Papel) => {
      await database.db.updateTable('usuario').set({ papel }).where('login', '=', 'representante').execute();
      return (await read()).metas.length;
    };
    expect([await metasOf('escritorio'), await metasOf('supervisor')]).toEqual([0, 1]);
  });

  test('of a supervisor count the own orders and the team’s, not those of a buyer', async () => {
    const vera = { codigoErp: 'V-9', login: 'vera', nome: 'Vera Dias', email: 'vera@example.com' };
    await load(
      [
        { ...vera, supervisor: 'representante' },
        { ...vera, codigoErp: 'V-8', login: 'veiga', papel: 'comprador', supervisor: 'representante' },
      ],
      'usuarios',
    );
    await load([META]);
    await order({}, { usuario: 'V-9' }, { usuario: 'V-8' });
    expect(await reached()).toEqual([111.5]);
    await database.db
      .updateTable('usuario')
      .set({ papel: 'supervisor' })
      .where('login', '=', 'representante')
      .execute();
    expect(await reached()).toEqual([223]);
  });

  test('the same file changes nothing, a whole one withdraws, and the undo brings back', async () => {
    const outra = { ...META, codigoErp: 'M-2', cliente: '101', valor: 12.5 };
    expect(await load([META, outra])).toEqual(['concluida', 2, 0, 0, 0, 0]);
    expect(await load([META, outra])).toEqual(['concluida', 0, 0, 2, 0, 0]);
    const carga = await machine.loaded('metas?modo=substituir', [{ ...META, valor: 90_000 }]);
    expect(counts(carga)).toEqual(['concluida', 0, 1, 0, 0, 1]);
    expect((await read()).metas.map(({ valor }) => valor)).toEqual([90_000]);
    await machine.post(`/integracao/cargas/${carga.idCarga}/desfazer`);
    await processCargas(database.db, clock);
    expect((await read()).metas.map(({ valor }) => valor)).toEqual([80_000, 12.5]);
  });

  test('a line changes its members, and a null takes the maker away', async () => {
    const { nome: fabricante } = await database.db
      .selectFrom('fabricante')
      .select('nome')
      .limit(1)
      .executeTakeFirstOrThrow();
    await load([{ ...META, fabricante }]);
    expect((await read()).metas.map(({ fabricantes }) => fabricantes !== null)).toEqual([true]);
    await load([{ codigoErp: 'M-1', fabricante: null, valor: 1 }], 'metas?modo=alterar');
    expect((await read()).metas).toMatchObject([{ fabricantes: null, valor: 1 }]);
  });

  test('wrong lines are refused alone', async () => {
    const fabricantes = await database.db
      .selectFrom('fabricante')
      .innerJoin('marca', 'marca.idFabricante', 'fabricante.idFabricante')
      .select(['fabricante.nome as fabricante', 'marca.nome as marca'])
      .orderBy('fabricante.idFabricante')
      .execute();
    const [um] = fabricantes;
    const { marca } = must(
      fabricantes.findLast((one) => one.fabricante !== um?.fabricante),
      'another maker',
    );
    const line = (numero: number, more: object) => ({ ...META, codigoErp: `M-${numero}`, ...more });
    const { idCarga } = await machine.loaded('metas', [
      line(1, {}),
      line(2, { usuario: 'ninguem' }),
      line(3, { cliente: '999' }),
      line(4, { valor: -1 }),
      line(5, { valor: 0 }),
      line(6, { mes: '2026-13' }),
      line(7, { fabricante: 'Nenhum' }),
      line(8, { marca: 'Nenhuma' }),
      line(9, { fabricante: must(um, 'maker').fabricante, marca }),
      line(10, {}),
      { codigoErp: 'M-11', mes: '2026-11', valor: 1 },
    ]);
    const { text } = await machine.get(`/integracao/cargas/${idCarga}/recusadas`);
    const motivos = text
      .trimEnd()
      .split('\n')
      .map((one) => JSON.parse(one) as { linha: number; motivo: string })
      .map(({ linha, motivo }) => `${linha} ${motivo}`);
    expect(motivos).toEqual([
      '2 O usuário ninguem não existe.',
      '3 O cliente 999 não existe.',
      '4 O campo valor tem de ser maior que 0 (veio "-1").',
      '5 O campo valor tem de ser maior que 0 (veio "0").',
      '6 O campo mes tem de ser um mês como 2026-11.',
      '7 O fabricante Nenhum não existe.',
      '8 A marca Nenhuma não existe.',
      `9 A marca ${marca} do fabricante ${must(um, 'maker').fabricante} não existe.`,
      '10 Esta meta já tem o código M-1.',
      '11 O campo usuario falta, e o código é novo.',
    ]);
    expect((await read()).metas).toHaveLength(1);
  });

  test('of the demonstration are there for the current month and the next, whenever it starts', async () => {
    await load([{ ...META, mes: '2027-02', valor: 5 }]);
    await seed(database.db, { clock: () => new Date('2027-01-15T12:00:00Z'), size: 300, semHistorico: true });
    const rows = await database.db
      .selectFrom('meta')
      .select(['mes', ({ fn }) => fn.countAll<string>().as('metas')])
      .groupBy('mes')
      .orderBy('mes')
      .execute();
    // A month in which the user has goals stays as it is.
    expect(rows.map(({ mes, metas }) => [mes, Number(metas)])).toEqual([
      ['2027-01', 4],
      ['2027-02', 1],
    ]);
  });

  test('a refused line leaves the subject of its stored goal taken', async () => {
    await load([META]);
    const recusada = { ...META, usuario: 'ninguem', cliente: '101' };
    expect(await load([recusada, { ...META, codigoErp: 'M-2' }])).toEqual(['concluida', 0, 0, 0, 2, 0]);
    expect((await read()).metas).toHaveLength(1);
  });

  test('two goals may trade their subjects in one load, and one code is once in a file', async () => {
    await load([META, { ...META, codigoErp: 'M-2', cliente: '101' }]);
    expect(
      await load([
        { ...META, cliente: '101' },
        { ...META, codigoErp: 'M-2', cliente: null },
      ]),
    ).toEqual(['concluida', 0, 2, 0, 0, 0]);
    expect(await load([META, { ...META, valor: 1 }])).toEqual(['concluida', 0, 0, 1, 1, 0]);
  });
});
