import { describe, expect, test } from 'vitest';
import { useBench } from '#tests/support/bench.ts';
import { companyOf } from '#tests/support/company-bench.ts';
import {
  countsOf,
  heldNow,
  motivosOf,
  notaDaEmpresa,
  pedidoDoApp,
  pedidoNow,
} from '#tests/support/company-system.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { DEPOSITO, gruposOf, payByHand } from '#tests/support/pending-cart.ts';

describe.each(bothDatabases)('statuses from the company on $name', ({ open }) => {
  const bench = useBench(open);
  const company = companyOf(bench);
  const { expectMoney, undo } = company;

  const pedido = (how = {}) => pedidoDoApp(company.rep, bench.database.db, how);
  const now = (id: number) => pedidoNow(bench.database.db, id);
  const etapa = (id: number, situacao: number, hora: string, more = {}) => ({
    pedido: String(id),
    situacao: String(situacao),
    em: `2026-11-20T${hora}:00-03:00`,
    ...more,
  });

  test('advance an order, several in one load, and are listed with their times', async () => {
    const id = await pedido();
    const before = await now(id);
    const lines = [etapa(id, 12, '13:00'), etapa(id, 3, '14:00'), etapa(id, 7, '16:30')];
    expect(countsOf(await company.machine.loaded('etapas', lines))).toBe('concluida 3 0 0 0 0');
    const after = await now(id);
    expect([after.idPedidoSituacao, after.mudado > before.mudado]).toEqual([7, true]);
    const { text } = await company.rep.get(`/pedido?idPrePedido=${id}&idPessoaCliente=101`);
    expect(text).toContain('2026-11-20T16:30:00-03:00');
    const again = await company.machine.loaded(
      'etapas',
      lines.with(2, etapa(id, 7, '16:30', { em: '2026-11-20T19:30:00Z' })),
    );
    expect(countsOf(again)).toBe('concluida 0 0 3 0 0');
    expect((await now(id)).mudado).toBe(after.mudado);
    await expectMoney();
  });

  test('are undone back to the status before', async () => {
    const id = await pedido();
    await company.machine.loaded('etapas', [etapa(id, 3, '14:00')]);
    const { idCarga } = await company.machine.loaded('etapas', [
      etapa(id, 7, '15:00'),
      etapa(id, 9, '16:00'),
    ]);
    expect((await now(id)).idPedidoSituacao).toBe(9);
    await undo(idCarga);
    expect((await now(id)).idPedidoSituacao).toBe(3);
  });

  test('are not withdrawn by a load that leaves them out', async () => {
    const id = await pedido();
    await company.machine.loaded('etapas', [etapa(id, 3, '14:00')]);
    const carga = await company.machine.loaded('etapas?modo=substituir&limiteRetirada=100', [
      etapa(id, 7, '15:00'),
    ]);
    expect(countsOf(carga)).toBe('concluida 1 0 0 0 0');
    expect((await now(id)).idPedidoSituacao).toBe(7);
  });

  test.each([
    ['refused', 1],
    ['cancelled', 6],
  ])('of a %s order give back stock, credit and cashback once', async (_, situacao) => {
    const { db } = bench.database;
    const before = await heldNow(db);
    const id = await pedido({ cashback: '10' });
    expect(await heldNow(db)).not.toEqual(before);
    const line = etapa(id, situacao, '14:00', { ocorrencia: 'Sem limite na análise.' });
    expect(countsOf(await company.machine.loaded('etapas', [line]))).toBe('concluida 1 0 0 0 0');
    expect(await heldNow(db)).toEqual(before);
    expect(await now(id)).toMatchObject({
      idPedidoSituacao: situacao,
      mensagemOcorrencia: 'Sem limite na análise.',
    });
    await company.machine.loaded('etapas', [{ ...line, ocorrencia: 'Cliente desistiu.' }]);
    const { idCarga } = await company.machine.loaded('etapas', [{ ...line, ocorrencia: 'Outra.' }]);
    await undo(idCarga);
    expect((await now(id)).mensagemOcorrencia).toBe('Cliente desistiu.');
    expect(await heldNow(db)).toEqual(before);
    const other = await company.machine.loaded('etapas', [
      etapa(id, 7, '17:00'),
      etapa(id, 7 - situacao, '17:00'),
    ]);
    expect(other.recusadas).toBe(2);
    await expectMoney();
  });

  test('of a cancelled order stay when their load is undone', async () => {
    const before = await heldNow(bench.database.db);
    const id = await pedido();
    const { idCarga } = await company.machine.loaded('etapas', [etapa(id, 6, '14:00')]);
    await undo(idCarga);
    expect((await now(id)).idPedidoSituacao).toBe(6);
    expect(await heldNow(bench.database.db)).toEqual(before);
    await expectMoney();
  });

  test.each([
    ['what was paid', 0],
    ['what the company did not credit itself', 30],
  ])('of a paid order that is cancelled credit to the customer %s', async (_, creditado) => {
    const { db } = bench.database;
    const before = await heldNow(db);
    const id = await pedido({ forma: DEPOSITO });
    expect(
      await motivosOf(company.machine, await company.machine.loaded('etapas', [etapa(id, 3, '14:00')])),
    ).toEqual([`O pedido ${id} aguarda pagamento no portal.`]);
    const { idCarrinho, total } = await db
      .selectFrom('prePedido')
      .select(['idCarrinho', 'total'])
      .where('idPrePedido', '=', id)
      .executeTakeFirstOrThrow();
    for (const grupo of await gruposOf(company.rep, Number(idCarrinho))) await payByHand(db, grupo as never);
    await db
      .updateTable('carrinho')
      .set({ idCarrinhoSituacao: 6 })
      .where('idCarrinho', '=', idCarrinho)
      .execute();
    if (creditado > 0)
      await company.machine.loaded('lancamentos', [
        {
          codigoErp: 'L-1',
          cliente: '101',
          pedido: String(id),
          natureza: 'C',
          valor: creditado,
          dataHora: '2026-11-20T13:00:00-03:00',
          observacao: 'Falta no pedido',
        },
      ]);
    const carga = await company.machine.loaded('etapas', [etapa(id, 6, '14:00')]);
    expect(countsOf(carga)).toBe('concluida 1 0 0 0 0');
    expect(await heldNow(db)).toEqual({ ...before, saldoAdiantamento: before.saldoAdiantamento + total });
    await expectMoney();
  });

  test('that go back, follow an end or are wrong are refused, each with its reason', async () => {
    const { db } = bench.database;
    const id = await pedido();
    await company.machine.loaded('etapas', [etapa(id, 3, '14:00')]);
    const carga = await company.machine.loaded('etapas', [
      etapa(id, 12, '15:00'),
      etapa(id, 7, '13:59'),
      etapa(id, 9, '15:00', { ocorrencia: 'x' }),
      etapa(999_999, 7, '15:00'),
      { pedido: 'abc', situacao: '7', em: '2026-11-20T15:00:00Z' },
      { pedido: String(id), situacao: '4', em: '2026-11-20T15:00:00Z' },
      { pedido: String(id), situacao: '10' },
      etapa(id, 1, '15:00', { em: 'ontem' }),
    ]);
    expect(await motivosOf(company.machine, carga)).toEqual([
      `O pedido ${id} já está em Em separação e não volta para Liberado.`,
      `O pedido ${id} já está em Em separação desde um momento posterior a em.`,
      'Só um pedido recusado ou cancelado tem ocorrencia.',
      'O pedido 999999 não existe.',
      'O campo pedido tem de ser o número de um pedido, ou erp: e o número da empresa.',
      'O campo situacao tem de ser um de: 1, 2, 3, 6, 7, 9, 10, 12 (veio "4").',
      'O campo em falta, e o código é novo.',
      'O campo em tem de ser um momento como 2026-11-20T14:03:00-03:00 (veio "ontem").',
    ]);
    const nota = await notaDaEmpresa(db, id, bench.now);
    await company.machine.loaded('notas', [{ ...nota, pedido: String(id) }]);
    const late = await company.machine.loaded('etapas', [etapa(id, 6, '16:00')]);
    expect(await motivosOf(company.machine, late)).toEqual([
      `O pedido ${id} já foi faturado: não pode ser recusado nem cancelado.`,
    ]);
    await company.machine.loaded('etapas', [etapa(id, 10, '18:00')]);
    const after = await company.machine.loaded('etapas', [etapa(id, 6, '19:00')]);
    expect(await motivosOf(company.machine, after)).toEqual([
      `O pedido ${id} já está em Entregue e não muda mais.`,
    ]);
    await expectMoney();
  });

  test('name an order by the company’s own number once it was told', async () => {
    const [um, dois, tres] = [await pedido(), await pedido(), await pedido()];
    const porNumero = (numero: string, situacao: number, hora: string) =>
      etapa(0, situacao, hora, { pedido: `erp:${numero}` });
    const untold = await company.machine.loaded('etapas', [porNumero('PV 1/9', 3, '14:00')]);
    expect(await motivosOf(company.machine, untold)).toEqual([
      'Nenhum pedido, ou mais de um, foi recebido com o número PV 1/9.',
    ]);
    const receive = (id: number, numeroErp: string) =>
      company.machine.post(`/integracao/pedidos/${id}/recebido`, { numeroErp });
    await receive(um, 'PV 1/9');
    await receive(dois, 'PV-2');
    await receive(tres, 'PV-2');
    const carga = await company.machine.loaded('etapas', [
      porNumero('PV 1/9', 3, '14:00'),
      etapa(um, 7, '15:00'),
      porNumero('PV 1/9', 12, '16:00'),
      porNumero('PV-2', 3, '14:00'),
      { pedido: 'erp:', situacao: '3', em: '2026-11-20T15:00:00Z' },
    ]);
    expect(countsOf(carga)).toBe('concluida 2 0 0 3 0');
    expect(await motivosOf(company.machine, carga)).toEqual([
      'O pedido erp:PV 1/9 já está em Faturado e não volta para Liberado.',
      'Nenhum pedido, ou mais de um, foi recebido com o número PV-2.',
      'O campo pedido tem de ser o número de um pedido, ou erp: e o número da empresa.',
    ]);
    const again = await company.machine.loaded('etapas', [
      etapa(um, 3, '14:00'),
      porNumero('PV 1/9', 7, '15:00'),
    ]);
    expect(countsOf(again)).toBe('concluida 0 0 2 0 0');
    const { idCarga } = await company.machine.loaded('etapas', [porNumero('PV 1/9', 9, '17:00')]);
    expect((await now(um)).idPedidoSituacao).toBe(9);
    await undo(idCarga);
    expect((await now(um)).idPedidoSituacao).toBe(7);
    await expectMoney();
  });
});
