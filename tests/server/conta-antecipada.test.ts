import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { vencimentoOf } from '#domain/payment/espera-pagamento.ts';
import { contasAntecipadas } from '#server/db/migrations/0040-0049/0041-contas-antecipadas.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { expectContasAntecipadas } from '#tests/support/conta-corrente.ts';
import { bothDatabases, oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { APROVA, finishWith } from '#tests/support/payments.ts';
import { readPdf } from '#tests/support/pdf.ts';
import {
  BOLETO,
  BOLETO_ANTECIPADO,
  CARTAO,
  choose,
  DEPOSITO,
  type Forma,
  findTresGrupos,
  goOnShopping,
  gruposOf,
  okOf,
  PIX,
  pendingCart,
} from '#tests/support/pending-cart.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

describe.each(oneDatabase)('the instalment of an order that awaits payment on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => NOW });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
  });

  async function pending(forma: Forma) {
    const carrinho = await pendingCart(rep, await findTresGrupos(database.db), [forma]);
    const [grupo] = await gruposOf(rep, carrinho.idCarrinho);
    return { carrinho, idPrePedido: grupo?.idPrePedido ?? 0, valor: grupo?.valor ?? 0 };
  }
  const contas = async () => JSON.parse((await rep.get('/extratocliente?idPessoaCliente=101')).text);
  const download = async (idBoleto: number) => {
    const variosIdBoleto = Buffer.from(String(idBoleto)).toString('base64');
    const answer = await api.app.inject({
      url: `/api/NotaFiscal/DownloadBoleto?variosIdBoleto=${variosIdBoleto}`,
      headers: { authorization: `Bearer ${rep.token}` },
    });
    return Object.values(unzipSync(answer.rawPayload)).map((file) => readPdf(file).text);
  };

  test.each([
    ['boleto', BOLETO_ANTECIPADO, true],
    ['deposit', DEPOSITO, false],
    ['card', CARTAO, false],
    ['Pix', PIX, false],
  ] as const)('has the order’s number, amount and third working day: %s', async (_name, forma, hasBoleto) => {
    const { idPrePedido, valor } = await pending(forma);
    const [conta, ...others] = await contas();
    expect(others).toEqual([]);
    expect(conta).toMatchObject({
      idPrePedido,
      numero: String(idPrePedido),
      idFormaPagamento: forma[1],
      dataEmissao: '2026-11-20',
      dataVencimento: '2026-11-25',
      valor,
      valorEsperado: valor,
      legendaPortal: 'antecipado',
    });
    expect(conta.idBoleto !== null).toBe(hasBoleto);
    await expectContasAntecipadas(database.db);
  });

  test('has a boleto with the same bars and amount as the order’s own', async () => {
    const { idPrePedido } = await pending(BOLETO_ANTECIPADO);
    const path = `/pagamento/BoletoAntecipado?idPessoaCliente=101&idPrePedido=${idPrePedido}`;
    const { linhaDigitavel } = JSON.parse((await rep.get(path)).text);
    const [conta] = await contas();
    const [text, ...others] = await download(conta.idBoleto);
    expect(others).toEqual([]);
    expect(text).toContain(linhaDigitavel);
    expect(text).not.toMatch(/multa|juros/);
  });

  test('follows the payment method, without the boleto registered for another one', async () => {
    const { carrinho } = await pending(BOLETO_ANTECIPADO);
    await database.db
      .updateTable('contaReceber')
      .set({ codigoBarras: '1'.repeat(44) })
      .execute();
    await okOf(choose(rep, carrinho, 0, PIX));
    const stored = database.db
      .selectFrom('contaReceber')
      .select(['idFormaPagamento', 'idBoleto', 'codigoBarras']);
    expect(await stored.execute()).toEqual([{ idFormaPagamento: 10, idBoleto: null, codigoBarras: null }]);
    await okOf(choose(rep, carrinho, 0, BOLETO));
    expect(await stored.execute()).toEqual([]);
    await okOf(choose(rep, carrinho, 0, BOLETO_ANTECIPADO));
    expect(await contas()).toMatchObject([{ idFormaPagamento: 6, legendaPortal: 'antecipado' }]);
    await expectContasAntecipadas(database.db);
  });

  test('is deleted with a cancelled order', async () => {
    const { carrinho } = await pending(PIX);
    await okOf(goOnShopping(rep, carrinho.idCarrinho));
    expect(await contas()).toEqual([]);
  });

  test('is settled by the payment', async () => {
    const { carrinho } = await pending(CARTAO);
    await okOf(finishWith(rep, carrinho.idCarrinho, APROVA));
    expect(await contas()).toMatchObject([{ dataLiquidacao: '2026-11-20', descricaoSituacao: 'Liquidada' }]);
    await expectContasAntecipadas(database.db);
  });
});

describe.each(bothDatabases)('instalments of older data on $name', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('are filled once for waiting orders, due on the third working day of every weekday', async () => {
    const api = await openApi(database, { clock: () => NOW });
    const rep = await api.as('representante');
    await pendingCart(rep, await findTresGrupos(database.db), [BOLETO_ANTECIPADO]);
    await api.close();
    for (let day = 1; day <= 7; day += 1) {
      const dataHora = new Date(`2026-11-0${day}T02:30:00Z`);
      await database.db.deleteFrom('contaReceber').execute();
      await database.db.updateTable('prePedido').set({ dataHora }).execute();
      const fill = () => database.db.transaction().execute((trx) => contasAntecipadas.up(trx));
      await fill();
      await fill();
      const { rows } = await sql<{ dataVencimento: string; hasBoleto: boolean }>`
        select "dataVencimento"::text, "idBoleto" = "id" as "hasBoleto" from "contaReceber"`.execute(
        database.db,
      );
      expect(rows).toEqual([
        {
          dataVencimento: vencimentoOf({ dataHora, diasParaPagar: 3, feriadosSemBanco: false }),
          hasBoleto: true,
        },
      ]);
      await expectContasAntecipadas(database.db);
    }
  });
});
