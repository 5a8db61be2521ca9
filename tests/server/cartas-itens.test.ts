import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import type { ApiAnswer, ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import {
  cartaDe,
  corrigir,
  EXCLUIR_ITEM,
  expectCartasEmOrdem,
  fazerCarta,
  ITEM,
  itemDe,
  originaisDe,
  recusaOf,
  situacaoPath,
  type WireCartaComItens,
  type WireCartaItem,
} from '#tests/support/cartas.ts';
import { oneDatabase } from '#tests/support/database.ts';
import { deliver, findNota, type Nota, seedNotas } from '#tests/support/devolucoes.ts';

const NAO_CORRIGIDO = 'Apenas itens com lotes corrigidos podem ser alterados/excluídos.';

describe.each(oneDatabase)('corrected lots on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;
  let nota: Nota;
  let id: number;
  let original: WireCartaItem;
  let unidades: number;
  beforeEach(async () => {
    await seedNotas(bench.database.db, bench.now);
    client = await bench.api.as('representante');
    nota = await findNota(bench.database.db);
    await deliver(bench.database.db, nota, bench.now, 2);
    id = await fazerCarta(client, nota.idTitulo);
    const originais = await originaisDe(client, id);
    original = must(
      originais.find(({ loteOrigem }) => loteOrigem.quantidade >= 4),
      'a lot with some units',
    );
    unidades = original.loteOrigem.quantidade;
  });

  /** The rows of the original lot: corrected lots with their units, and the rest of the original. */
  const rowsOf = async (): Promise<unknown[]> => {
    const { itemNota } = await cartaDe(client, id);
    const own = itemNota.filter(
      ({ nItem, loteOrigem }) => nItem === original.nItem && loteOrigem.lote === original.loteOrigem.lote,
    );
    return own.map(({ loteCorrigido, quantidadeCorrigida, quantidadeRestante }) => [
      loteCorrigido,
      quantidadeCorrigida,
      quantidadeRestante,
    ]);
  };
  const itensOf = (answer: ApiAnswer) => (JSON.parse(answer.text) as WireCartaComItens).itemNota;
  const excluir = (loteCorrigido: unknown) =>
    client.post(EXCLUIR_ITEM, itemDe(original, loteCorrigido, undefined));

  test('split an original lot, and what is over stays in it', async () => {
    const answer = await corrigir(client, original, ' l26-01/a ', 2);
    expect(answer.status).toBe(200);
    expect(itensOf(answer)).toEqual((await cartaDe(client, id)).itemNota);
    await corrigir(client, original, 'L26-02', unidades - 3);
    expect(await rowsOf()).toEqual([
      [null, null, 1],
      ['L26-01/A', 2, 1],
      ['L26-02', unidades - 3, 1],
    ]);
    await expectCartasEmOrdem(bench.database.db);
  });

  test('have the value of their units', async () => {
    const itens = itensOf(await corrigir(client, original, 'L26-01', 2));
    const [own] = itens.filter(({ loteCorrigido }) => loteCorrigido !== null);
    const whole = original.itensImpostos.valorTotal;
    expect(own?.itensImpostos.valorTotal).toBeCloseTo((whole * 2) / unidades, 1);
    expect(own?.itensImpostos.valorUnitario).toBe(original.itensImpostos.valorUnitario);
  });

  test('set the units: a repeated request adds nothing', async () => {
    await corrigir(client, original, 'L26-01', 2);
    await corrigir(client, original, 'L26-01', 2);
    expect(await rowsOf()).toEqual([
      [null, null, unidades - 2],
      ['L26-01', 2, unidades - 2],
    ]);
  });

  test('are altered in their place, to another lot and other units', async () => {
    await corrigir(client, original, 'L26-01', 1);
    await corrigir(client, original, 'L26-02', 1);
    const anterior = { loteCorrigidoAnterior: 'L26-01' };
    expect((await corrigir(client, original, 'L26-09', unidades - 1, anterior)).status).toBe(200);
    expect((await rowsOf()).slice(1)).toEqual([
      ['L26-09', unidades - 1, 0],
      ['L26-02', 1, 0],
    ]);
    expect(recusaOf(await corrigir(client, original, 'L26-08', 1, anterior))).toEqual([
      404,
      'item-nao-encontrado',
      'Atenção!',
      NAO_CORRIGIDO,
    ]);
    const repetido = { loteCorrigidoAnterior: 'L26-09' };
    expect((await corrigir(client, original, 'L26-02', 1, repetido)).body.Description).toBe(
      'Este lote já foi informado.',
    );
  });

  test('never hold more units than the original lot, also when many come at once', async () => {
    const over = await corrigir(client, original, 'L26-01', unidades + 1);
    expect(recusaOf(over)).toEqual([
      422,
      'quantidade-invalida',
      'Atenção!',
      `A quantidade é grande demais. Restam ${unidades} unidades do lote original.`,
    ]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => corrigir(client, original, `L26-0${at}`, unidades - 1)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await expectCartasEmOrdem(bench.database.db);
    const [, row] = (await rowsOf()) as unknown[][];
    expect((await corrigir(client, original, 'L99', 1)).status).toBe(200);
    expect(recusaOf(await corrigir(client, original, 'L98', 1))).toEqual([
      422,
      'lote-esgotado',
      'Atenção!',
      'Todas as unidades deste lote já foram corrigidas.',
    ]);
    expect(row?.[1]).toBe(unidades - 1);
  });

  test('wait for another change of the letter, and count its units', async () => {
    const trx = await bench.database.db.startTransaction().execute();
    const { nItem = 1, loteOrigem } = original;
    await trx.selectFrom('cartaCorrecao').select('idTitulo').forUpdate().execute();
    const waiting = corrigir(client, original, 'L26-02', unidades);
    // Long enough for the request to read the letter, if it did not wait.
    await setTimeout(500);
    await trx
      .insertInto('cartaCorrecaoItem')
      .values({
        idCartaCorrecao: id,
        nItem,
        loteOrigem: loteOrigem.lote,
        loteCorrigido: 'L26-01',
        quantidade: 1,
      })
      .execute();
    await trx.commit().execute();
    expect((await waiting).body.Codigo).toBe('quantidade-invalida');
    await expectCartasEmOrdem(bench.database.db);
  });

  test.each([
    ['', 'Campo obrigatório.'],
    ['   ', 'Campo obrigatório.'],
    ['<b>', 'O lote tem até 20 caracteres: letras, números, espaço, "-", "/" e ".".'],
    ['A&B', 'O lote tem até 20 caracteres: letras, números, espaço, "-", "/" e ".".'],
    ['L💊', 'O lote tem até 20 caracteres: letras, números, espaço, "-", "/" e ".".'],
    ['A'.repeat(21), 'O lote tem até 20 caracteres: letras, números, espaço, "-", "/" e ".".'],
  ])('refuse the lot %j', async (lote, sentence) => {
    expect(recusaOf(await corrigir(client, original, lote, 1))).toEqual([
      422,
      'carta-nao-permitida',
      'Atenção!',
      sentence,
    ]);
    expect(await rowsOf()).toHaveLength(1);
  });

  test('refuse the original lot, and take another lot of the line', async () => {
    const { lote } = original.loteOrigem;
    expect((await corrigir(client, original, lote.toLowerCase(), 1)).body.Description).toBe(
      'O novo lote é igual ao lote original.',
    );
    const outra = (await originaisDe(client, id)).find(({ loteOrigem }) => loteOrigem.lote !== lote);
    expect((await corrigir(client, original, must(outra, 'another lot').loteOrigem.lote, 1)).status).toBe(
      200,
    );
  });

  test('refuse quantities that are no whole number from 1', async () => {
    for (const quantidade of [1.5, '1', '1e3', null, true, 1e300])
      expect((await corrigir(client, original, 'L26-01', quantidade)).status).toBe(400);
    for (const quantidade of [0, -1])
      expect(recusaOf(await corrigir(client, original, 'L26-01', quantidade)).slice(0, 3)).toEqual([
        422,
        'quantidade-invalida',
        'Atenção!',
      ]);
    expect((await corrigir(client, original, 'L26-01', 4_294_967_297)).status).toBe(422);
    expect(await rowsOf()).toHaveLength(1);
  });

  test('are removed, and the last one leaves the original lot as it was', async () => {
    await corrigir(client, original, 'L26-01', 2);
    expect((await excluir('L26-01')).status).toBe(200);
    expect(await rowsOf()).toEqual([[null, null, unidades]]);
    for (const lote of ['L26-01', null])
      expect(recusaOf(await excluir(lote))).toEqual([404, 'item-nao-encontrado', 'Atenção!', NAO_CORRIGIDO]);
  });

  test('belong to a lot of the invoice, and to an open letter of the user’s customers', async () => {
    const wrong = [
      { loteOrigem: { lote: 'OUTRO' } },
      { produto: { idProduto: 1 } },
      { nItem: 99 },
      { nItem: 4_294_967_297 },
    ];
    for (const more of wrong)
      expect((await corrigir(client, original, 'L26-01', 1, more)).body.Codigo).toBe('item-nao-encontrado');
    expect((await client.post(ITEM, itemDe(original, 'L26-01', 1, { nItem: undefined }))).status).toBe(200);
    const unknown = { cartaCorrecao: { idCartaCorrecao: id + 1 } };
    expect((await corrigir(client, original, 'L26-01', 1, unknown)).status).toBe(404);
    await client.get(situacaoPath(id));
    const situacao = [409, 'situacao-nao-permite', 'Atenção!', 'Situação inválida para alteração.'];
    expect(recusaOf(await corrigir(client, original, 'L26-02', 1))).toEqual(situacao);
    expect(recusaOf(await excluir('L26-01'))).toEqual(situacao);
  });
});
