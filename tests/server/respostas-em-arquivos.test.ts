import { describe, expect, test } from 'vitest';
import { encodeLayout } from '#server/integration/layouts/encode-layout.ts';
import type { RegistroLayout } from '#server/integration/layouts/layout.ts';
import { LAYOUTS } from '#server/integration/layouts/layouts.ts';
import { registro } from '#server/order-files/order-records.ts';
import { readRespostas } from '#server/order-files/read-answers.ts';
import { takeRespostas } from '#server/order-files/take-answers.ts';
import { useBench } from '#tests/support/bench.ts';
import { companyOf } from '#tests/support/company-bench.ts';
import { heldNow, pedidoDoApp, pedidoNow } from '#tests/support/company-system.ts';
import { bothDatabases } from '#tests/support/database.ts';

describe.each(bothDatabases)('the company’s answers in files on $name', ({ open }) => {
  const bench = useBench(open);
  const company = companyOf(bench);

  const order = () => pedidoDoApp(company.rep, bench.database.db);
  const encode = (layout: 'recebimentos' | 'ret', records: RegistroLayout[]) => {
    const bytes = encodeLayout(LAYOUTS[layout], records);
    if (!bytes.ok) throw new Error(bytes.error.frase);
    return bytes.value;
  };
  const house = (...respostas: RegistroLayout[]) =>
    encode('recebimentos', [
      registro('abertura', { geradoEm: '2026-11-20', hora: '143000' }),
      ...respostas,
      registro('encerramento'),
    ]);
  const ret = (campos: Record<string, string | number>, itens: RegistroLayout[] = []) =>
    encode('ret', [
      registro('cabecalho', { data: '2026-11-20', hora: '143000', motivo: '00', ...campos }),
      ...itens,
      registro('rodape'),
    ]);
  const take = async (bytes: Uint8Array) => {
    const respostas = readRespostas(bytes);
    if (!respostas.ok) throw new Error(respostas.error.frase);
    const taken = await takeRespostas(bench.database.db, respostas.value, () => bench.now);
    return {
      recebidos: taken.recebidos.map(({ idPrePedido }) => idPrePedido),
      recusados: taken.recusados.map(({ idPrePedido }) => idPrePedido),
      erros: taken.erros,
    };
  };
  const numeros = async () =>
    (await bench.database.db.selectFrom('pedidoErp').selectAll().orderBy('idPrePedido').execute()).map(
      ({ idPrePedido, numeroErp }) => [idPrePedido, numeroErp],
    );
  const clienteDe = async (id: number) =>
    (
      await bench.database.db
        .selectFrom('prePedido')
        .innerJoin('pessoa', 'pessoa.idPessoa', 'prePedido.idPessoaCliente')
        .select('cpfCnpj')
        .where('idPrePedido', '=', id)
        .executeTakeFirstOrThrow()
    ).cpfCnpj.replaceAll(/\D/g, '');

  test('keep its numbers and refuse orders with its reasons, once', async () => {
    const before = await heldNow(bench.database.db);
    const [aceito, emParte, recusado] = [await order(), await order(), await order()];
    bench.later(2 * 3_600_000);
    const file = house(
      registro('resposta', { idPrePedido: aceito, numeroErp: 'PV-1', resposta: 'A', motivo: '00' }),
      registro('resposta', { idPrePedido: emParte, numeroErp: 'PV-2', resposta: 'P', motivo: '01' }, [
        registro('item', { posicao: 1, produto: 'X', quantidadeAtendida: 5, motivo: '02' }),
      ]),
      registro('resposta', { idPrePedido: recusado, resposta: 'R', motivo: '12', mensagem: 'Ligue.' }),
    );
    const all = { recebidos: [aceito, emParte], recusados: [recusado], erros: [] };
    expect(await take(file)).toEqual(all);
    expect(await numeros()).toEqual([
      [aceito, 'PV-1'],
      [emParte, 'PV-2'],
    ]);
    expect(await pedidoNow(bench.database.db, emParte)).toMatchObject({
      mensagemOcorrencia: 'Atendido em parte: estoque insuficiente. X: 5 (Sem estoque)',
    });
    expect(await pedidoNow(bench.database.db, recusado)).toMatchObject({
      idPedidoSituacao: 1,
      mensagemOcorrencia: 'Limite de crédito insuficiente: Ligue.',
    });
    const held = await heldNow(bench.database.db);
    expect(held).not.toEqual(before);
    expect(await take(file)).toEqual(all);
    expect(await heldNow(bench.database.db)).toEqual(held);
    await company.expectMoney();
  });

  test('that are partial say what comes of the order, unless it has ended', async () => {
    const { db } = bench.database;
    const [um, dois] = [await order(), await order()];
    bench.later(3_600_000);
    const { codigo, nome } = await db
      .selectFrom('prePedidoItem')
      .innerJoin('codigoErp', (join) =>
        join.onRef('codigoErp.id', '=', 'idItem').on('codigoErp.recurso', '=', 'produtos'),
      )
      .innerJoin('produto', 'produto.idProduto', 'idItem')
      .select(['codigo', 'produto.nome'])
      .where('idPrePedido', '=', um)
      .executeTakeFirstOrThrow();
    const parcial = (idPrePedido: number) =>
      registro('resposta', { idPrePedido, numeroErp: `PV-${idPrePedido}`, resposta: 'P', motivo: '01' }, [
        registro('item', { posicao: 1, produto: codigo, quantidadeAtendida: 5, motivo: '02' }),
      ]);
    const text = `Atendido em parte: estoque insuficiente. ${nome}: 5 de 40 (Sem estoque)`;
    await take(house(parcial(um), registro('resposta', { idPrePedido: dois, resposta: 'R', motivo: '11' })));
    expect(await pedidoNow(db, um)).toMatchObject({ mensagemOcorrencia: text });
    const { mudado } = await pedidoNow(db, um);
    await take(house(parcial(um), parcial(dois)));
    expect(await pedidoNow(db, um)).toMatchObject({ mudado });
    expect(await pedidoNow(db, dois)).toMatchObject({ mensagemOcorrencia: 'Cliente bloqueado' });
  });

  test('say the day of delivery and a text, and a later one says others', async () => {
    const { db } = bench.database;
    const id = await order();
    const { previsaoEntrega: prevista } = await pedidoNow(db, id);
    const aceita = (resposta: 'A' | 'P', campos: Record<string, string>) =>
      house(registro('resposta', { idPrePedido: id, numeroErp: 'PV-1', resposta, motivo: '00', ...campos }));
    await take(aceita('A', {}));
    expect(await pedidoNow(db, id)).toMatchObject({
      mensagemOcorrencia: null,
      previsaoEntrega: prevista,
    });
    const first = aceita('A', { previsaoEntrega: '2026-12-01', mensagem: 'Separado hoje' });
    await take(first);
    const dito = await pedidoNow(db, id);
    expect(dito).toMatchObject({ mensagemOcorrencia: 'Separado hoje', previsaoEntrega: '2026-12-01' });
    await take(first);
    expect((await pedidoNow(db, id)).mudado).toBe(dito.mudado);
    await take(aceita('P', { previsaoEntrega: '2026-12-03' }));
    expect(await pedidoNow(db, id)).toMatchObject({
      mensagemOcorrencia: 'Aceito em parte: Atendido',
      previsaoEntrega: '2026-12-03',
    });
  });

  test('of one order come as .RET, and only for its customer', async () => {
    const [um, dois] = [await order(), await order()];
    const cpfCnpj = await clienteDe(um);
    const item = registro('item', { posicao: 1, produto: 'X', quantidadeAtendida: 3, motivo: '01' });
    const first = ret({ idPrePedido: um, numeroErp: 'PV-9', resposta: 'P', cpfCnpj }, [item]);
    expect(await take(first)).toEqual({ recebidos: [um], recusados: [], erros: [] });
    const wrong = ret({ idPrePedido: dois, numeroErp: 'PV-10', resposta: 'A', cpfCnpj: '00000000000191' });
    expect((await take(wrong)).erros).toEqual([`Linha 1: o pedido ${dois} não é do cliente 00000000000191.`]);
    expect(await numeros()).toEqual([[um, 'PV-9']]);
  });

  test('that are wrong are told with their line, and the others are taken', async () => {
    const [um, dois, tres] = [await order(), await order(), await order()];
    bench.later(3_600_000);
    const aceita = (idPrePedido: number, numeroErp: string) =>
      registro('resposta', { idPrePedido, numeroErp, resposta: 'A', motivo: '00' });
    await take(house(aceita(um, 'PV-1')));
    await company.machine.loaded('etapas', [
      { pedido: String(tres), situacao: '10', em: '2026-11-20T12:30:00-03:00' },
    ]);
    const taken = await take(
      house(
        aceita(um, 'PV-7'),
        aceita(999_999, 'PV-8'),
        registro('resposta', { idPrePedido: dois, resposta: 'A', motivo: '00' }),
        registro('resposta', { idPrePedido: tres, resposta: 'R', motivo: '99' }),
        aceita(dois, 'PV-2'),
      ),
    );
    expect(taken).toEqual({
      recebidos: [dois],
      recusados: [],
      erros: [
        `Linha 2: o pedido ${um} já foi recebido com o número PV-1.`,
        'Linha 3: o pedido 999999 não existe.',
        `Linha 4: o pedido ${dois} foi aceito sem o número da empresa.`,
        `Linha 5: O pedido ${tres} já está em Entregue e não muda mais.`,
      ],
    });
    expect(await numeros()).toEqual([
      [um, 'PV-1'],
      [dois, 'PV-2'],
    ]);
  });

  test('of a file that was cut are not used', async () => {
    const id = await order();
    const file = house(
      registro('resposta', { idPrePedido: id, numeroErp: 'PV-1', resposta: 'A', motivo: '00' }),
    );
    const read = readRespostas(file.subarray(0, file.length - 20));
    expect(read.ok || read.error.frase).toMatch(/cortado|campos/);
  });
});
