import { beforeEach, describe, expect, test } from 'vitest';
import { TEXTO_MAXIMO } from '#domain/letters/texto.ts';
import { must } from '#lib/must.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import {
  cartaDe,
  cartaProcessada,
  conhecerLote,
  corrigir,
  expectCartasEmOrdem,
  fazerCarta,
  originaisDe,
  processar,
  processarPath,
  recusaOf,
  type WireCartaItem,
} from '#tests/support/cartas.ts';
import { bothDatabases, oneDatabase } from '#tests/support/database.ts';
import { cadastro, deliver, findNota, type Nota, seedNotas, TOTAL } from '#tests/support/devolucoes.ts';

const HOUR_MS = 3_600_000;
const CONHECIDO = 'L26-CONHECIDO';

const useCarta = (open: Parameters<typeof useBench>[0]) => {
  const bench = useBench(open);
  const carta = {
    bench,
    client: undefined as unknown as ApiClient,
    nota: undefined as unknown as Nota,
    id: 0,
    lotes: [] as WireCartaItem[],
  };
  beforeEach(async () => {
    const { db } = bench.database;
    await seedNotas(db, bench.now);
    carta.client = await bench.api.as('representante');
    carta.nota = await findNota(db);
    await deliver(db, carta.nota, bench.now, 2);
    carta.id = await fazerCarta(carta.client, carta.nota.idTitulo);
    carta.lotes = await originaisDe(carta.client, carta.id);
    for (const lote of carta.lotes)
      await conhecerLote(db, carta.nota.idTitulo, lote, CONHECIDO.toLowerCase());
  });
  return carta;
};

const situacaoDe = async (client: ApiClient, id: number) =>
  (await cartaDe(client, id)).cartaCorrecao.cartaCorrecaoSituacao.descricao;

describe.each(bothDatabases)('a confirmed letter on $name', ({ open }) => {
  const carta = useCarta(open);

  test('is registered once when twelve requests with their own keys come at the same moment', async () => {
    const { client, id, lotes, bench } = carta;
    await corrigir(client, lotes[0], CONHECIDO, 1);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => processar(client, id, { key: `confirma-${at}` })),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.map(({ body }) => [body.Message, body.Description])).toEqual([
      ['Concluído', 'Carta de correção gerada com sucesso'],
    ]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.Codigo))).toEqual(new Set(['situacao-nao-permite']));
    const again = await processar(client, id, { key: `confirma-${answers.indexOf(must(done[0], 'one'))}` });
    expect(again.text).toBe(done[0]?.text);
    await expectCartasEmOrdem(bench.database.db);
    expect(await situacaoDe(client, id)).toBe('Finalizada');
  });

  test('and a return of the whole invoice at the same moment are one after the other', async () => {
    const { client, id, lotes, bench, nota } = carta;
    await corrigir(client, lotes[0], CONHECIDO, 1);
    const [letter, whole] = await Promise.all([
      processar(client, id),
      client.post('/Devolucao/Cadastrar', cadastro(nota, TOTAL)),
    ]);
    expect(whole.status).toBe(200);
    expect([200, 422]).toContain(letter.status);
    expect(await situacaoDe(client, id)).toBe(letter.status === 200 ? 'Finalizada' : 'Aberta');
    await expectCartasEmOrdem(bench.database.db);
  });
});

describe.each(oneDatabase)('confirming a letter on $name', ({ open }) => {
  const carta = useCarta(open);

  test('needs a correction', async () => {
    const sentence = 'É necessário corrigir ao menos um item para concluir a carta de correção!';
    expect(recusaOf(await processar(carta.client, carta.id))).toEqual([
      422,
      'carta-sem-itens',
      'Atenção!',
      sentence,
    ]);
    expect(recusaOf(await processar(carta.client, carta.id + 1)).slice(0, 2)).toEqual([
      404,
      'nao-encontrado',
    ]);
    expect((await carta.bench.api.nobody.get(processarPath(carta.id))).status).toBe(401);
  });

  test('hands a letter with a lot that the branch does not know to the company', async () => {
    const { client, id, lotes } = carta;
    await corrigir(client, lotes[0], CONHECIDO, 1);
    await corrigir(client, lotes[1], 'ZZZ999', 1);
    const answer = await processar(client, id);
    expect([answer.status, answer.body.Message, answer.body.Description]).toEqual([
      200,
      'Info',
      'A carta de correção foi enviada para aprovação.',
    ]);
    const { cartaCorrecao } = await cartaDe(client, id);
    expect([cartaCorrecao.cartaCorrecaoSituacao.descricao, cartaCorrecao.evento]).toEqual([
      'Aguardando Aprovação',
      null,
    ]);
    expect((await client.get(`/cartacorrecao/cadastrar?idTitulo=${carta.nota.idTitulo}`)).body.Codigo).toBe(
      'carta-em-aberto',
    );
  });

  test('hands a letter with a controlled substance, or with a lot of long ago, to the company', async () => {
    const { client, id, lotes, bench, nota } = carta;
    await corrigir(client, lotes[0], CONHECIDO, 1);
    const { db } = bench.database;
    const antigo = new Date('2024-11-20T14:59:00Z');
    const others = db.updateTable('notaFiscal').where('numDocumento', '>', 900_000_000);
    await others.set({ dataDocumento: antigo }).execute();
    expect((await processar(client, id)).body.Message).toBe('Info');
    await db.updateTable('cartaCorrecao').set({ idSituacao: 1 }).execute();
    await others.set({ dataDocumento: bench.now }).execute();
    await db
      .updateTable('notaFiscalItem')
      .set({ controlado: true })
      .where('idTitulo', '=', nota.idTitulo)
      .execute();
    expect((await processar(client, id)).body.Message).toBe('Info');
  });

  test('is refused when the term is over or the invoice was returned meanwhile, and the letter stays open', async () => {
    const { client, id, lotes, bench, nota } = carta;
    await corrigir(client, lotes[0], CONHECIDO, 1);
    const { db } = bench.database;
    const autorizadaEm = new Date(bench.now.getTime() - 720 * HOUR_MS - 1);
    const { autorizadaEm: antes } = await db
      .selectFrom('cartaCorrecao')
      .select('autorizadaEm')
      .executeTakeFirstOrThrow();
    await db.updateTable('cartaCorrecao').set({ autorizadaEm }).execute();
    expect(recusaOf(await processar(client, id)).slice(0, 3)).toEqual([422, 'prazo-encerrado', 'Atenção!']);
    await db.updateTable('cartaCorrecao').set({ autorizadaEm: antes }).execute();
    await client.post('/Devolucao/Cadastrar', cadastro(nota, TOTAL));
    expect(recusaOf(await processar(client, id))).toEqual([
      422,
      'carta-nao-permitida',
      'Atenção!',
      'Esta nota fiscal foi devolvida.',
    ]);
    expect(await situacaoDe(client, id)).toBe('Aberta');
  });

  test('is refused for more corrections than the text holds, with the number that fits', async () => {
    const { client, id, lotes, bench } = carta;
    const [lote] = lotes;
    const { nItem = 1, loteOrigem } = must(lote, 'a lot');
    await bench.database.db
      .updateTable('notaFiscalItemLote')
      .set({ quantidade: 500 })
      .where('lote', '=', loteOrigem.lote)
      .execute();
    const itens = Array.from({ length: 300 }, (_, at) => ({
      idCartaCorrecao: id,
      nItem,
      loteOrigem: loteOrigem.lote,
      loteCorrigido: `L${at}`,
      quantidade: 1,
    }));
    await bench.database.db.insertInto('cartaCorrecaoItem').values(itens).execute();
    const [status, codigo, , sentence] = recusaOf(await processar(client, id));
    expect([status, codigo]).toEqual([422, 'carta-nao-permitida']);
    expect(sentence).toMatch(
      /^A carta de correção aceita até 1000 caracteres: cabem \d\d das 300 correções desta nota fiscal\. Exclua correções desta carta, ou a carta inteira\.$/,
    );
    expect(TEXTO_MAXIMO).toBe(1000);
    expect(await situacaoDe(client, id)).toBe('Aberta');
  });

  test('numbers twenty letters of an invoice without a hole, and refuses the twenty-first', async () => {
    const { client, id, lotes, bench, nota } = carta;
    await bench.database.db
      .updateTable('notaFiscalItemLote')
      .set({ quantidade: 50 })
      .where('idTitulo', '=', nota.idTitulo)
      .execute();
    await corrigir(client, lotes[0], CONHECIDO, 1);
    await processar(client, id);
    for (let seq = 2; seq <= 20; seq += 1) {
      const outra = await cartaProcessada(client, nota.idTitulo, CONHECIDO);
      expect((await cartaDe(client, outra)).cartaCorrecao.evento).toMatchObject({ nSeqEvento: seq });
    }
    await expectCartasEmOrdem(bench.database.db);
    expect(recusaOf(await client.get(`/cartacorrecao/cadastrar?idTitulo=${nota.idTitulo}`))).toEqual([
      422,
      'carta-nao-permitida',
      'Mensagem',
      'Esta nota fiscal já tem 20 cartas de correção.',
    ]);
  });

  test('leaves the units that earlier letters corrected out of the next one', async () => {
    const { client, id, lotes, nota, bench } = carta;
    const { quantidade } = must(lotes[0], 'a lot').loteOrigem;
    await corrigir(client, lotes[0], CONHECIDO, quantidade - 1);
    await processar(client, id);
    const outra = await fazerCarta(client, nota.idTitulo);
    const [original] = await originaisDe(client, outra);
    expect([original?.quantidadeRestante, original?.correcoesAnteriores]).toEqual([
      1,
      [{ idCartaCorrecao: id, lote: CONHECIDO, quantidade: quantidade - 1 }],
    ]);
    expect((await corrigir(client, original, 'L26-02', 2)).body.Description).toBe(
      'A quantidade é grande demais. Resta 1 unidade do lote original.',
    );
    expect((await corrigir(client, original, CONHECIDO, 1)).status).toBe(200);
    await processar(client, outra);
    // A registered letter shows what was in force before it.
    expect((await originaisDe(client, id))[0]?.correcoesAnteriores).toEqual([]);
    await expectCartasEmOrdem(bench.database.db);
  });
});
