import { beforeEach, describe, expect, test } from 'vitest';
import type { Papel } from '#contract/access/papel.ts';
import { must } from '#lib/must.ts';
import type { ApiAnswer, ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { createBuyers } from '#tests/support/buyers.ts';
import { bothDatabases } from '#tests/support/database.ts';
import {
  anotar,
  CLIENTE,
  ESCRITA,
  HOJE,
  listarVisitas,
  VISITA,
  visitaBody,
  visitasPath,
} from '#tests/support/visitas.ts';

const MAIS_TARDE = '2026-11-20T18:00:00.000Z';
const MUDOU = [
  409,
  'visita-mudou',
  'Outro aparelho já anotou esta visita. Confira a anotação que ficou no servidor antes de enviar a sua no lugar dela.',
];
const told = ({ status, body }: ApiAnswer) => [status, body.Codigo, body.Description];

describe.each(bothDatabases)('notes about visits on $name', ({ open }) => {
  const bench = useBench(open);
  let rep: ApiClient;

  beforeEach(async () => {
    rep = await bench.api.as('representante');
    await bench.database.db.deleteFrom('visita').execute();
  });

  const textos = async (client = rep, cliente?: number) =>
    (await listarVisitas(client, cliente)).colecao.map(({ texto }) => texto);
  const give = (papel: Papel) =>
    bench.database.db.updateTable('usuario').set({ papel }).where('login', '=', 'representante').execute();

  test('are written, and read with the names of the customer and the user', async () => {
    const { status, body } = await anotar(rep);
    expect([status, body]).toEqual([200, { id: visitaBody().id }]);
    expect(await listarVisitas(rep, CLIENTE)).toEqual({
      colecao: [
        {
          id: visitaBody().id,
          idPessoaCliente: CLIENTE,
          nomeCliente: expect.any(String) as string,
          idUsuario: 1,
          nomeUsuario: 'Marina Alves Teixeira',
          dia: HOJE,
          motivo: 3,
          texto: 'Achou caro.',
          escritaEm: ESCRITA,
        },
      ],
      totalRegistros: 1,
    });
  });

  test('are changed and deleted where they stand as the user saw them', async () => {
    await anotar(rep);
    const nota = { motivo: null, texto: 'Comprou depois.' };
    const changed = await anotar(rep, { base: ESCRITA, escritaEm: MAIS_TARDE, nota });
    expect([changed.status, await textos()]).toEqual([200, ['Comprou depois.']]);
    expect(
      told(await anotar(rep, { base: ESCRITA, escritaEm: MAIS_TARDE.replace('18', '19'), nota: null })),
    ).toEqual(MUDOU);
    expect((await anotar(rep, { base: MAIS_TARDE, escritaEm: MAIS_TARDE, nota: null })).status).toBe(200);
    expect(await textos()).toEqual([]);
    expect((await anotar(rep, { base: MAIS_TARDE, escritaEm: MAIS_TARDE, nota: null })).status).toBe(200);
  });

  test('of two devices are one: the second is refused until it has seen the first', async () => {
    await anotar(rep);
    const other = { id: '00000000-0000-4000-8000-0000000000f2', escritaEm: MAIS_TARDE };
    expect(told(await anotar(rep, other))).toEqual(MUDOU);
    const { status, body } = await anotar(rep, { ...other, base: ESCRITA });
    expect([status, body]).toEqual([200, { id: visitaBody().id }]);
  });

  test('that were written at the same moment are the same note', async () => {
    await anotar(rep);
    expect((await anotar(rep)).status).toBe(200);
    expect(await textos()).toHaveLength(1);
  });

  test('are done once for a key, and the answer is the same', async () => {
    const key = 'visita-chave-0001';
    const first = await anotar(rep, {}, { key });
    await anotar(rep, { base: ESCRITA, escritaEm: MAIS_TARDE, nota: null });
    const again = await anotar(rep, {}, { key });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await textos()).toEqual([]);
    expect((await anotar(rep, { escritaEm: MAIS_TARDE }, { key })).body.Codigo).toBe('chave-reutilizada');
  });

  test.each([
    [
      '501 characters',
      { nota: { motivo: 1, texto: 'a'.repeat(501) } },
      'A anotação pode ter no máximo 500 caracteres.',
    ],
    ['an unknown reason', { nota: { motivo: 8, texto: '' } }, 'Escolha um motivo da lista.'],
    ['another reason without a text', { nota: { motivo: 7, texto: ' ' } }, 'Escreva qual foi o motivo.'],
    ['neither a reason nor a text', { nota: { motivo: null, texto: '' } }, 'Escreva a anotação.'],
    [
      'another day than that of its writing',
      { dia: '2026-11-19' },
      'A anotação precisa ser do dia em que foi escrita.',
    ],
    [
      'a day to come',
      { dia: '2026-11-22', escritaEm: '2026-11-22T15:00:00.000Z' },
      'A anotação é de um dia distante de hoje. Confira a data do aparelho e escreva de novo.',
    ],
    [
      'a day long ago',
      { dia: '2025-11-18', escritaEm: '2025-11-18T15:00:00.000Z' },
      'A anotação é de um dia distante de hoje. Confira a data do aparelho e escreva de novo.',
    ],
  ])('are refused with %s', async (_what, more, sentence) => {
    expect(told(await anotar(rep, more))).toEqual([400, 'requisicao-invalida', sentence]);
    expect(await textos()).toEqual([]);
  });

  test('may have 500 characters, and be of a device whose clock is a day ahead', async () => {
    expect((await anotar(rep, { nota: { motivo: 1, texto: 'á'.repeat(500) } })).status).toBe(200);
    const amanha = {
      dia: '2026-11-21',
      escritaEm: '2026-11-21T15:00:00.000Z',
      id: visitaBody().id.replace('f1', 'f3'),
    };
    expect((await anotar(rep, amanha)).status).toBe(200);
    expect(await textos(rep, CLIENTE)).toHaveLength(2);
  });

  test('of all customers come without a customer, the newest first', async () => {
    await anotar(rep);
    const ontem = { dia: '2026-11-19', escritaEm: '2026-11-19T15:00:00.000Z' };
    await anotar(rep, {
      ...ontem,
      id: visitaBody().id.replace('f1', 'f4'),
      nota: { motivo: 1, texto: 'ontem' },
    });
    const outro = { idPessoaCliente: 102, id: visitaBody().id.replace('f1', 'f5'), escritaEm: MAIS_TARDE };
    await anotar(rep, { ...outro, nota: { motivo: 1, texto: 'outro' } });
    expect(await textos()).toEqual(['outro', 'Achou caro.', 'ontem']);
    expect(await textos(rep, CLIENTE)).toEqual(['Achou caro.', 'ontem']);
    const { body } = await rep.get(`${VISITA}?dataInicial=2026-11-20&dataFinal=2026-11-19`);
    expect(body.Codigo).toBe('requisicao-invalida');
  });

  test('of a customer that is not the user’s are neither read nor written', async () => {
    await anotar(rep);
    await anotar(rep, { idPessoaCliente: 102, id: visitaBody().id.replace('f1', 'f6') });
    const [other] = await createBuyers(bench.api, { count: 1, idPessoaCliente: 102, now: bench.now });
    const { client } = must(other, 'another');
    expect((await listarVisitas(client)).colecao.map(({ idPessoaCliente }) => idPessoaCliente)).toEqual([
      102,
    ]);
    for (const cliente of [CLIENTE, 998]) {
      expect((await client.get(visitasPath(cliente))).body.Codigo).toBe('cliente-nao-vinculado');
      expect((await anotar(client, { idPessoaCliente: cliente })).body.Codigo).toBe('cliente-nao-vinculado');
    }
  });

  test('of two users about one day are two', async () => {
    await anotar(rep);
    const [other] = await createBuyers(bench.api, { count: 1, idPessoaCliente: CLIENTE, now: bench.now });
    const { client } = must(other, 'another');
    const sua = { id: visitaBody().id.replace('f1', 'f7'), nota: { motivo: 1, texto: 'a sua' } };
    expect((await anotar(client, sua)).status).toBe(200);
    expect((await anotar(client, { ...sua, base: ESCRITA, nota: null })).status).toBe(200);
    expect(await textos()).toEqual(['Achou caro.']);
    // The id of another user's note is no way to it.
    const stolen = await anotar(client, { escritaEm: MAIS_TARDE, nota: { motivo: 1, texto: 'x' } });
    expect([stolen.body.Codigo, await textos()]).toEqual(['visita-mudou', ['Achou caro.']]);
  });

  test.each(['comprador', 'escritorio'] as const)('are neither read nor written by a %s', async (papel) => {
    await anotar(rep);
    await give(papel);
    for (const path of [visitasPath(CLIENTE), visitasPath()]) {
      const { status, text } = await rep.get(path);
      expect([status, text.includes('Achou caro.')]).toEqual([403, false]);
    }
    const nota = { motivo: 1, texto: 'x' };
    expect((await anotar(rep, { base: ESCRITA, escritaEm: MAIS_TARDE, nota })).body.Codigo).toBe(
      'sem-permissao',
    );
    await give('supervisor');
    expect(await textos()).toEqual(['Achou caro.']);
    expect((await anotar(rep, { base: ESCRITA, escritaEm: MAIS_TARDE, nota })).status).toBe(200);
  });
});
