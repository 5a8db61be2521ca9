import { describe, expect, test } from 'vitest';
import { weekdayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { readDiasDeEntrega } from '#server/db/parametros.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { useLoads } from '#tests/support/loads.ts';
import { cardFor, finish, pixOf } from '#tests/support/payments.ts';
import {
  BOLETO_ANTECIPADO,
  CARTAO,
  type Forma,
  findTresGrupos,
  goOnShopping,
  gruposOf,
  PIX,
  pendingCart,
} from '#tests/support/pending-cart.ts';

describe.each(bothDatabases)('the terms of sale that a company changes on $name', ({ open }) => {
  const bench = useLoads(open);

  const set = (...pares: readonly (readonly [chave: string, valor: unknown])[]) =>
    bench.machine.loaded(
      'parametros',
      pares.map(([chave, valor]) => ({ chave, valor })),
    );
  async function pending(rep: ApiClient, forma: Forma) {
    const { idCarrinho } = await pendingCart(rep, await findTresGrupos(bench.db), [forma]);
    return { idCarrinho, grupo: must((await gruposOf(rep, idCarrinho))[0], 'group') };
  }
  const parcelasOf = async (rep: ApiClient, idPrePedido: number) =>
    JSON.parse(
      (await rep.get(`/pagamento/ParcelasCartaoCredito?idPrePedido=${idPrePedido}&idPessoaFilial=1`)).text,
    ) as {
      parcelas: number;
      valorParcela: number;
      taxa: number;
      diasParaVencimento: number;
    }[];

  test('the instalments of a card are those on offer, and another plan is refused', async () => {
    const rep = await bench.api.as('representante');
    const { idCarrinho, grupo } = await pending(rep, CARTAO);
    expect(await parcelasOf(rep, grupo.idPrePedido)).toHaveLength(6);
    await set(
      ['cartaoParcelasMaximo', 2],
      ['cartaoParcelasSemJuros', 1],
      ['cartaoJurosMensal', '2,5'],
      ['cartaoDiasPrimeiraParcela', 45],
    );
    const [, duas, tres] = await parcelasOf(rep, grupo.idPrePedido);
    expect([duas?.taxa, duas?.diasParaVencimento, tres]).toEqual([2.5, 45, undefined]);
    const antiga = cardFor(grupo, { QuantidadeParcelas: 3 });
    expect((await finish(rep, idCarrinho, [antiga])).body.Codigo).toBe('cartao-invalido');
    expect((await finish(rep, idCarrinho, [cardFor(grupo)])).status).toBe(200);
  });

  test('only the brands that the company takes are offered and charged', async () => {
    const rep = await bench.api.as('representante');
    const { idCarrinho, grupo } = await pending(rep, CARTAO);
    await set(['cartaoBandeiras', 'elo, mastercard']);
    const bandeiras = JSON.parse(
      (await rep.get('/pagamento/bandeira?idEmpresaLoja=1&idPessoaFilial=1')).text,
    ) as {
      descricaoCartaoCreditoBandeira: string;
    }[];
    expect(bandeiras.map((one) => one.descricaoCartaoCreditoBandeira)).toEqual(['Mastercard', 'Elo']);
    const visa = cardFor(grupo, { IDBandeiraCartaoCredito: 1 });
    expect((await finish(rep, idCarrinho, [visa])).body.Codigo).toBe('cartao-invalido');
    const elo = cardFor(grupo, { IDBandeiraCartaoCredito: 3 });
    expect((await finish(rep, idCarrinho, [elo])).status).toBe(200);
  });

  test('a Pix code lives as long as the company says when it is made', async () => {
    const rep = await bench.api.as('representante');
    await set(['pixValidadeMinutos', 10]);
    const { grupo } = await pending(rep, PIX);
    const lasts = async () => {
      const { dataHoraCriacao, dataHoraExpiracaoCobranca } = await pixOf(rep, grupo.idPrePedido, 'POST');
      return (Date.parse(dataHoraExpiracaoCobranca) - Date.parse(dataHoraCriacao)) / 60_000;
    };
    expect(await lasts()).toBe(10);
    await set(['pixValidadeMinutos', 40]);
    expect(await lasts()).toBe(10);
  });

  test('an order keeps the days to pay in advance of the moment when it was made', async () => {
    const rep = await bench.api.as('representante');
    const daysOf = async () => {
      const rows = await bench.db
        .selectFrom('prePedido')
        .select('diasParaPagar')
        .where('idPedidoSituacao', '=', 11)
        .execute();
      return rows.map(({ diasParaPagar }) => diasParaPagar);
    };
    const { idCarrinho } = await pending(rep, BOLETO_ANTECIPADO);
    const antes = await vencimentos(rep);
    await set(['diasParaPagarAntecipado', 9]);
    expect([await daysOf(), await vencimentos(rep)]).toEqual([[3], antes]);
    await goOnShopping(rep, idCarrinho);
    await pending(rep, BOLETO_ANTECIPADO);
    expect(await daysOf()).toEqual([9]);
    expect(await vencimentos(rep)).not.toEqual(antes);
  });

  test('an order keeps how long it waits for its payment', async () => {
    const rep = await bench.api.as('representante');
    const waitsOf = () =>
      bench.db
        .selectFrom('prePedido')
        .select(['minutosParaPagar', 'diasDeCompensacao', 'feriadosSemBanco'])
        .where('idPedidoSituacao', '=', 11)
        .execute();
    const { idCarrinho } = await pending(rep, PIX);
    await set(['minutosParaPagar', 720], ['diasDeCompensacao', 0], ['feriadosSemBanco', 'sim']);
    expect(await waitsOf()).toEqual([
      { minutosParaPagar: 60, diasDeCompensacao: 2, feriadosSemBanco: false },
    ]);
    await goOnShopping(rep, idCarrinho);
    await pending(rep, PIX);
    expect(await waitsOf()).toEqual([
      { minutosParaPagar: 720, diasDeCompensacao: 0, feriadosSemBanco: true },
    ]);
    expect(await bench.motivosOf('parametros', [{ chave: 'minutosParaPagar', valor: 30 }])).toEqual([
      '1 O parâmetro minutosParaPagar deve ser um número inteiro de 60 a 720 (minutos).',
    ]);
  });

  test('an instalment keeps the fine and interest of the moment when it was made', async () => {
    const titulo = {
      codigoErp: 'T-1',
      cliente: '101',
      filial: '1',
      formaPagamento: 1,
      numero: '1/1',
      dataEmissao: '2026-01-01',
      dataVencimento: '2026-01-05',
      valor: 1000,
    };
    await bench.machine.loaded('titulos', [titulo]);
    await set(['multaAtraso', 0.5], ['jurosAtrasoMensal', 0]);
    await bench.machine.loaded('titulos', [
      { ...titulo, valor: 2000 },
      { ...titulo, codigoErp: 'T-2', numero: '2/1' },
    ]);
    const rep = await bench.api.as('representante');
    const contas = JSON.parse((await rep.get('/extratocliente?idPessoaCliente=101')).text) as {
      numero: string;
      atraso: number;
      multa: number;
      jurosMes: number;
      valorJurosCalculado: number;
      valorEsperado: number;
      somaTotalValorEsperado: number;
    }[];
    const conta = (numero: string) =>
      must(
        contas.find((one) => one.numero === numero),
        numero,
      );
    expect([conta('1/1').multa, conta('1/1').jurosMes]).toEqual([2, 1]);
    expect(conta('2/1')).toMatchObject({ multa: 0.5, jurosMes: 0, valorJurosCalculado: 5 });
    // The database sums what the domain counts.
    const somas = contas.reduce((sum, { valorEsperado }) => sum + Math.round(valorEsperado * 100), 0);
    expect(Math.round((contas[0]?.somaTotalValorEsperado ?? 0) * 100)).toBe(somas);
  });

  test('an order is expected on a day of delivery, and keeps it', async () => {
    const rep = await bench.api.as('representante');
    const days = async () => {
      const rows = await bench.db
        .selectFrom('prePedido')
        .select('previsaoEntrega')
        .where('idPedidoSituacao', '=', 11)
        .execute();
      return rows.map(({ previsaoEntrega }) => weekdayOf(must(previsaoEntrega, 'day')));
    };
    await set(['diasDeEntrega', 'Dom']);
    await pending(rep, BOLETO_ANTECIPADO);
    expect(await days()).toEqual([0]);
    await set(
      ['diasDeEntrega', 'sab'],
      ['diasSemEntrega', '2026-12-25 2027-01-01'],
      ['feriadosSemEntrega', 'S'],
    );
    expect(await days()).toEqual([0]);
    expect(await readDiasDeEntrega(bench.db)).toEqual({
      semana: ['sab'],
      excecoes: ['2026-12-25', '2027-01-01'],
      semFeriados: true,
    });
  });

  const vencimentos = async (rep: ApiClient) => {
    const contas = JSON.parse((await rep.get('/extratocliente?idPessoaCliente=101')).text) as {
      idFormaPagamento: number;
      dataVencimento: string;
      idSituacao: number;
    }[];
    return contas
      .filter(({ idFormaPagamento, idSituacao }) => idFormaPagamento === 6 && idSituacao === 1)
      .map(({ dataVencimento }) => dataVencimento);
  };
});
