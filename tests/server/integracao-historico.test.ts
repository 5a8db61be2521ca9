import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { sumPedidosDia } from '#server/customers/data/clientes.ts';
import { scopeOf } from '#server/db/scope.ts';
import { useBench } from '#tests/support/bench.ts';
import { companyOf } from '#tests/support/company-bench.ts';
import {
  countsOf,
  heldNow,
  motivosOf,
  notaDaEmpresa,
  pedidoDoApp,
  titulo,
} from '#tests/support/company-system.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { passadoDe } from '#tests/support/past-orders.ts';
import { okOf } from '#tests/support/pending-cart.ts';
import { readJson } from '#tests/support/read-json.ts';
import { settled } from '#tests/support/settled.ts';

type Pedido = { idPrePedido: number; numeroErp?: string };

const MUDADO = '/sincronizacao/historico?idPessoaCliente=101';

describe.each(bothDatabases)('past orders of the company on $name', ({ open }) => {
  const bench = useBench(open);
  const company = companyOf(bench);
  const db = () => bench.database.db;

  const passado = (more: object = {}) => passadoDe(db(), more);
  const load = (linhas: readonly object[], query = '') => company.machine.loaded(`historico${query}`, linhas);
  const loaded = async (linhas: readonly object[], query = '') => countsOf(await load(linhas, query));
  const refused = async (linhas: readonly object[]) => await motivosOf(company.machine, await load(linhas));
  const listed = async (query = '') =>
    (
      await readJson<{ colecao: Pedido[] }>(
        company.rep,
        `/pedido?variosClientes=101&incluirItens=true${query}`,
      )
    ).colecao;
  const idOf = async (codigo: string): Promise<number> => {
    const row = await db()
      .selectFrom('codigoErp')
      .select('id')
      .where('recurso', '=', 'historico')
      .where('codigo', '=', codigo)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const deltaSince = async (cursor?: string) => {
    await settled(db());
    return await company.rep.get(cursor === undefined ? MUDADO : `${MUDADO}&cursor=${cursor}`);
  };
  const cursorNow = async (): Promise<string> =>
    (JSON.parse((await okOf(deltaSince())).text) as { cursor: string }).cursor;
  const receive = (id: number, numeroErp: string) =>
    company.machine.post(`/integracao/pedidos/${id}/recebido`, { numeroErp });

  test('are listed like other orders, hold no stock, credit or cashback, and make no event', async () => {
    const before = await heldNow(db());
    expect(await loaded([await passado()])).toBe('concluida 1 0 0 0 0');
    const [pedido] = await listed();
    expect(pedido).toMatchObject({
      numeroErp: 'PV-1',
      dataHora: '2026-10-05T10:00:00-03:00',
      portalPedidoSituacao: { idPedidoSituacao: 10, descPedidoSituacao: 'Entregue' },
      origemTipo: { descOrigemTipo: 'Televendas' },
      usuario: { nomeCompleto: 'Marina Alves Teixeira' },
      subTotal: 119,
      totalValorDesconto: 10,
      totalValorST: 2.5,
      total: 111.5,
      itens: [
        { quantidade: 10, quantidadeFalta: 0, valorUnitarioLiquido: 9.25, desconto: 10, valorTotal: 92.5 },
        { quantidade: 3, quantidadeFalta: 1, valorUnitarioLiquido: 9.5, desconto: 0, valorTotal: 19 },
      ],
      etapas: [{ idPedidoSituacao: 2 }, { idPedidoSituacao: 10, dataHora: '2026-10-07T16:00:00-03:00' }],
    });
    expect(await listed('&numero=PV-1')).toHaveLength(1);
    expect(await listed(`&numero=${await idOf('PV-1')}`)).toHaveLength(1);
    expect(await heldNow(db())).toEqual(before);
    expect(await db().selectFrom('evento').selectAll().execute()).toEqual([]);
    await company.expectMoney();
  });

  test('are repeated into the cart', async () => {
    await load([await passado()]);
    const id = await idOf('PV-1');
    const params = 'idPessoaCliente=101&idOperacao=4&idOrigem=2&idOrigemTipo=18';
    const { body } = await okOf(company.rep.get(`/pedido/repetir?idPrePedido=${id}&${params}`));
    expect((body as unknown as { incluido: boolean }[]).map(({ incluido }) => incluido)).toEqual([
      true,
      true,
    ]);
  });

  test('of today count for the minimum of the day, as the company took them another way', async () => {
    const em = bench.now.toISOString();
    await load([await passado({ dataHora: em, etapas: [{ situacao: '2', em }] })]);
    expect(await sumPedidosDia(scopeOf(db(), 1), 101, bench.now)).toBe(111_50);
  });

  test('move devices only where they differ, and keep members that a line leaves out', async () => {
    const linhas = [await passado(), await passado({ codigoErp: 'PV-2' })];
    await load(linhas);
    const cursor = await cursorNow();
    const changed = [linhas[0] ?? {}, { codigoErp: 'PV-2', observacao: 'Na doca 3' }];
    expect(await loaded(changed)).toBe('concluida 0 1 1 0 0');
    const delta = JSON.parse((await okOf(deltaSince(cursor))).text) as { pedidos: object[] };
    expect(delta.pedidos).toHaveLength(1);
    expect(delta.pedidos[0]).toMatchObject({ numeroErp: 'PV-2', observacao: 'Na doca 3', total: 111.5 });
    expect(await loaded([{ codigoErp: 'PV-3', observacao: 'x' }], '?modo=alterar')).toBe(
      'concluida 0 0 0 1 0',
    );
    expect(await loaded([await passado({ codigoErp: 'PV-4' })], '?simular=true')).toBe('concluida 1 0 0 0 0');
    expect(await listed()).toHaveLength(2);
  });

  test('are undone and withdrawn, keep their ids, and devices read the list whole', async () => {
    const linhas = [await passado(), await passado({ codigoErp: 'PV-2' })];
    await load(linhas);
    const id = await idOf('PV-2');
    const cursor = await cursorNow();
    expect(await loaded(linhas.slice(0, 1), '?modo=substituir&limiteRetirada=100')).toBe(
      'concluida 0 0 1 0 1',
    );
    expect((await deltaSince(cursor)).status).toBe(410);
    expect((await listed()).map(({ numeroErp }) => numeroErp)).toEqual(['PV-1']);
    const { idCarga } = await load(linhas);
    expect(await idOf('PV-2')).toBe(id);
    await company.undo(idCarga);
    expect((await listed()).map(({ numeroErp }) => numeroErp)).toEqual(['PV-1']);
    const before = must((await listed())[0], 'order');
    const change = await load([{ codigoErp: 'PV-1', observacao: 'Outra' }]);
    await company.undo(change.idCarga);
    expect(await listed()).toEqual([before]);
  });

  test('with documents are not withdrawn, cancelled or made a quotation', async () => {
    const { idCarga } = await load([await passado()]);
    const id = await idOf('PV-1');
    const nota = await notaDaEmpresa(db(), id, bench.now);
    const notas = await company.machine.loaded('notas', [{ ...nota, pedido: 'erp:PV-1' }]);
    expect(countsOf(notas)).toBe('concluida 1 0 0 0 0');
    const linha = titulo({ nota: nota.chave, pedido: 'erp:PV-1', valor: 111.5 });
    const outro = titulo({ codigoErp: 'T-2', pedido: 'erp:PV-9' });
    const titulos = await company.machine.loaded('titulos', [linha, outro]);
    expect(await motivosOf(company.machine, titulos)).toEqual(['O pedido erp:PV-9 não existe.']);
    const again = await company.machine.loaded('titulos', [linha, { ...linha, pedido: String(id) }]);
    expect(countsOf(again)).toBe('concluida 0 0 1 1 0');
    expect(await db().selectFrom('contaReceber').select('idPrePedido').execute()).toEqual([
      { idPrePedido: id },
    ]);
    const whole = await load([await passado({ codigoErp: 'PV-2' })], '?modo=substituir&limiteRetirada=100');
    expect([whole.situacao, whole.mensagem]).toEqual([
      'recusada',
      'O pedido PV-1 tem nota, título, lançamento ou pagamento e não pode ser retirado. Nada foi gravado.',
    ]);
    await company.undo(idCarga);
    expect(await listed()).toHaveLength(1);
    const em = '2026-10-08T10:00:00-03:00';
    expect(
      await refused([
        { codigoErp: 'PV-1', etapas: [{ situacao: '6', em }] },
        await passado({ codigoErp: 'PV-3', total: 0 }),
      ]),
    ).toEqual([
      'O pedido tem nota, título ou lançamento: não pode ser recusado nem cancelado.',
      'O total é R$\u00a00,00, e os itens somam R$\u00a0111,50.',
    ]);
    expect(await refused([{ codigoErp: 'PV-1', orcamento: true }])).toEqual([
      'O pedido tem nota, título ou lançamento: não é um orçamento.',
    ]);
    await company.expectMoney();
  });

  test('that were made in the portal are refused, and one told later takes the place of its past order', async () => {
    const [um, dois, tres] = [
      await pedidoDoApp(company.rep, db()),
      await pedidoDoApp(company.rep, db()),
      await pedidoDoApp(company.rep, db()),
    ];
    await receive(um, 'PV-1');
    expect(await refused([await passado()])).toEqual([
      `O pedido PV-1 foi feito no portal, com o número ${um}.`,
    ]);
    const doOutro = { codigoErp: 'PV-3', cliente: '104' };
    await load([await passado({ codigoErp: 'PV-2' }), await passado(doOutro)]);
    expect((await receive(dois, 'PV-2')).status).toBe(200);
    expect((await listed()).map(({ numeroErp }) => numeroErp)).toEqual([undefined, 'PV-2', 'PV-1']);
    expect(await refused([await passado({ codigoErp: 'PV-2' })])).toEqual([
      `O pedido PV-2 foi feito no portal, com o número ${dois}.`,
    ]);
    const taken = await receive(tres, 'PV-3');
    expect([taken.status, taken.body.Description]).toEqual([
      409,
      'Este número é de um pedido do histórico, que é de outro cliente ou tem nota, título ou lançamento.',
    ]);
    expect((await receive(tres, 'PV-4')).status).toBe(200);
    await company.expectMoney();
  });

  test('are named by etapas, and give nothing back when they are cancelled', async () => {
    const before = await heldNow(db());
    const em = '2026-10-05T11:00:00-03:00';
    await load([await passado({ forma: 'depositoAntecipado', etapas: [{ situacao: '2', em }] })]);
    const etapa = { pedido: 'erp:PV-1', situacao: '6', em: '2026-10-06T10:00:00-03:00' };
    const carga = await company.machine.loaded('etapas', [{ ...etapa, ocorrencia: 'Cliente desistiu.' }]);
    expect(countsOf(carga)).toBe('concluida 1 0 0 0 0');
    expect(await listed()).toMatchObject([
      { portalPedidoSituacao: { idPedidoSituacao: 6 }, mensagemOcorrencia: 'Cliente desistiu.' },
    ]);
    expect(await heldNow(db())).toEqual(before);
    await company.expectMoney();
  });
});
