import { describe, expect, test } from 'vitest';
import { cashbackOf } from '#domain/price/cashback.ts';
import { must } from '#lib/must.ts';
import { readCashbacks } from '#server/catalogue/data/cashbacks.ts';
import { toOpen } from '#server/db/scope.ts';
import { add } from '#tests/support/cart.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { counts, useLoads } from '#tests/support/loads.ts';

const POMADA = { codigoErp: 'P-1', nome: 'POMADA NOVA', filial: '1', marca: 'Casa', fabricante: 'Lab Um' };
const PRECO = { tabela: 'c1', produto: 'P-1', valorUnitario: 10, descontoComercial: 5 };
const FAIXA = { tabela: 'c1', marca: 'Casa', fabricante: 'Lab Um', quantidade: 10, descontoComercial: 20 };
const CASHBACK = { produto: 'P-1', valor: 0.15, limiteQuantidade: 12 };

describe.each(bothDatabases)('volume tiers and cashback of the company on $name', ({ open }) => {
  const bench = useLoads(open);

  const sell = async () => {
    await bench.machine.loaded('produtos', [POMADA]);
    await bench.machine.loaded('precos', [PRECO]);
    await bench.machine.loaded('estoques', [{ filial: '1', produto: 'P-1', estoque: 500 }]);
    return await produto();
  };
  const produto = async () =>
    must(
      await bench.db.selectFrom('produto').selectAll().where('nome', '=', 'POMADA NOVA').executeTakeFirst(),
      'product',
    );
  const faixasDe = (idMarca: number) =>
    bench.db
      .selectFrom('marcaFaixa')
      .select(['quantidade', 'descontoComercial'])
      .where('idMarca', '=', idMarca)
      .orderBy('quantidade')
      .execute();

  test('a tier is the discount of a cart from its quantity on', async () => {
    const { idProduto } = await sell();
    expect(counts(await bench.machine.loaded('faixas', [FAIXA]))).toEqual(['concluida', 1, 0, 0, 0, 0]);
    const rep = await bench.api.as('representante');
    const descontoDe = async (quantidade: number) =>
      (await add(rep, idProduto, quantidade)).body.carrinho.itens.map((item) => item.descontoComercial);
    expect([await descontoDe(9), await descontoDe(10)]).toEqual([[5], [20]]);
  });

  test('an equal tier is not written again, and moves no device', async () => {
    await sell();
    await bench.machine.loaded('faixas', [FAIXA]);
    const mudado = () =>
      bench.db.selectFrom('contexto').select('faixasMudado').where('idContexto', '=', 'c1').execute();
    const before = await mudado();
    expect(counts(await bench.machine.loaded('faixas', [FAIXA]))).toEqual(['concluida', 0, 0, 1, 0, 0]);
    expect(await mudado()).toEqual(before);
    await bench.machine.loaded('faixas', [{ ...FAIXA, descontoComercial: 21 }]);
    expect(await mudado()).not.toEqual(before);
  });

  test('a tier of an unknown table or brand, or without a quantity, is refused', async () => {
    await sell();
    expect(
      await bench.motivosOf('faixas', [
        { ...FAIXA, tabela: 'c99' },
        { ...FAIXA, fabricante: 'Lab Dois' },
        { ...FAIXA, quantidade: 0 },
        { ...FAIXA, quantidade: 20, descontoComercial: 101 },
        { ...FAIXA, descontoComercial: 20 },
        { tabela: 'c1', marca: 'Casa', quantidade: 30, descontoComercial: 1 },
      ]),
    ).toEqual([
      '1 A tabela de preços c99 não existe.',
      '2 A marca Casa do fabricante Lab Dois não existe.',
      '3 O campo quantidade tem de ser 1 ou mais (veio "0").',
      '4 O campo descontoComercial tem de ser de 0 a 99,99: mercadoria de graça não é um preço (veio "101").',
      '6 A marca Casa do fabricante Não informado não existe.',
    ]);
  });

  test('tiers that a whole list leaves out go, and come back by the undo', async () => {
    const { idMarca } = await sell();
    await bench.machine.loaded('faixas', [FAIXA, { ...FAIXA, quantidade: 20, descontoComercial: 25 }]);
    const todas = await bench.db.selectFrom('marcaFaixa').select('idMarca').execute();
    const carga = await bench.machine.loaded('faixas?modo=substituir&limiteRetirada=100', [FAIXA]);
    expect(carga.retiradas).toBe(todas.length - 1);
    expect(await bench.db.selectFrom('marcaFaixa').select('quantidade').execute()).toEqual([
      { quantidade: 10 },
    ]);
    expect(await bench.undo(carga)).toBe('desfeita');
    expect(await bench.db.selectFrom('marcaFaixa').select('idMarca').execute()).toHaveLength(todas.length);
    expect(await faixasDe(idMarca)).toEqual([
      { quantidade: 10, descontoComercial: 20_00 },
      { quantidade: 20, descontoComercial: 25_00 },
    ]);
  });

  test('a withdrawn condition takes its tiers along, and the undo brings them back', async () => {
    await bench.loadAll();
    await bench.machine.loaded('clientes?modo=substituir&limiteRetirada=100', []);
    await bench.machine.loaded('faixas', [
      { ...FAIXA, tabela: 'T-SP', marca: 'Não informada', fabricante: 'Não informado' },
    ]);
    const daTabela = () =>
      bench.db.selectFrom('marcaFaixa').select('quantidade').where('idContexto', '=', 'T-SP').execute();
    const carga = await bench.machine.loaded(
      'condicoes?modo=substituir',
      await bench.codigos('condicoes', ['VAREJO']),
    );
    expect([carga.situacao, await daTabela()]).toEqual(['concluida', []]);
    await bench.undo(carga);
    expect(await daTabela()).toEqual([{ quantidade: 10 }]);
  });

  test('cashback belongs to a product, up to its limit, and an equal one is not written', async () => {
    const { idProduto, mudado } = await sell();
    expect(counts(await bench.machine.loaded('cashbacks', [CASHBACK]))).toEqual(['concluida', 1, 0, 0, 0, 0]);
    expect((await produto()).mudado).toBeGreaterThan(mudado);
    const cashback = must(
      (await readCashbacks({ open: toOpen(bench.db) }, [idProduto])).get(idProduto),
      'cashback',
    );
    expect([cashbackOf(cashback, 10), cashbackOf(cashback, 20)]).toEqual([1_50, 1_80]);
    expect(counts(await bench.machine.loaded('cashbacks', [CASHBACK]))).toEqual(['concluida', 0, 0, 1, 0, 0]);
    expect(await bench.motivosOf('cashbacks', [{ ...CASHBACK, produto: 'P-9' }])).toEqual([
      '1 O produto P-9 não existe.',
    ]);
  });

  test('cashback of a shared rule changes for its product alone', async () => {
    const { idProduto, idCashback } = must(
      await bench.db
        .selectFrom('produto')
        .select(['idProduto', 'idCashback'])
        .where('idCashback', 'is not', null)
        .executeTakeFirst(),
      'product with cashback',
    );
    await sell();
    await bench.db.updateTable('produto').set({ idCashback }).where('nome', '=', 'POMADA NOVA').execute();
    await bench.machine.loaded('cashbacks', [{ produto: 'P-1', valor: 9 }]);
    const valores = await bench.db
      .selectFrom('produto')
      .innerJoin('cashback', 'cashback.idCashback', 'produto.idCashback')
      .select(['produto.nome', 'valorCashbackItem'])
      .where((eb) => eb.or([eb('idProduto', '=', idProduto), eb('nome', '=', 'POMADA NOVA')]))
      .execute();
    const valorDe = ({ nome, valorCashbackItem }: (typeof valores)[number]) =>
      nome === 'POMADA NOVA' ? valorCashbackItem === 9_0000 : valorCashbackItem !== 9_0000;
    expect(valores.map(valorDe)).toEqual([true, true]);
  });

  test('a withdrawn cashback is gone from its product, and a product has it again after an undo', async () => {
    await sell();
    await bench.machine.loaded('cashbacks', [CASHBACK]);
    const carga = await bench.machine.loaded('cashbacks?modo=substituir&limiteRetirada=100', []);
    expect(carga.retiradas).toBeGreaterThan(0);
    expect((await produto()).idCashback).toBeNull();
    await bench.undo(carga);
    const antes = (await produto()).idCashback;
    expect(antes).not.toBeNull();
    const semProduto = await bench.machine.loaded(
      'produtos?modo=substituir',
      await bench.codigos('produtos', ['P-1']),
    );
    await bench.undo(semProduto);
    expect((await produto()).idCashback).toBe(antes);
  });
});
