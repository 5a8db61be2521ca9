import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { findProdutos } from '#tests/support/cart.ts';
import { told } from '#tests/support/contatos.ts';
import { bothDatabases } from '#tests/support/database.ts';

const CLIENTE = 101;
/** A customer that the representative has, and the buyer of the other one has not. */
const ALHEIO = 102;

type Par = { texto: string; idProduto: number; contraCatalogo: boolean };
type Pagina = { colecao: Par[]; totalRegistros: number };

describe.each(bothDatabases)("a customer's own codes on $name", ({ open }) => {
  const bench = useBench(open);
  let rep: ApiClient;
  let one: number;
  let two: number;

  beforeEach(async () => {
    rep = await bench.api.as('representante');
    const [a, b] = await findProdutos(bench.database.db);
    one = a?.idProduto ?? 0;
    two = b?.idProduto ?? 0;
  });

  const par = (texto: string, idProduto = one, contraCatalogo = false): Par => ({
    texto,
    idProduto,
    contraCatalogo,
  });
  const save = (aprendidos: Par[], esquecidos: string[] = [], more: object = {}, options: object = {}) =>
    rep.post('/codigoCliente', { idPessoaCliente: CLIENTE, aprendidos, esquecidos, ...more }, options);
  const list = async (client = rep, more = '') => {
    const { body } = await client.get(`/codigoCliente?idPessoaCliente=${CLIENTE}${more}`);
    return body as unknown as Pagina;
  };
  const texts = async () => (await list()).colecao.map(({ texto, idProduto }) => [texto, idProduto]);

  test('are learned folded, replaced and forgotten, and told in the order of their texts', async () => {
    const answer = await save([par('Dorflex CX grande', two, true), par('AB-12'), par(' -- ')]);
    expect([answer.status, answer.text]).toEqual([200, '{"aprendidos":2,"esquecidos":0}']);
    expect(await list()).toEqual({
      colecao: [par('ab 12'), par('dorflex cx grande', two, true)],
      totalRegistros: 2,
    });
    expect((await save([par('ab12', two)], ['DORFLEX cx grande', 'nada'])).text).toBe(
      '{"aprendidos":1,"esquecidos":1}',
    );
    expect(await texts()).toEqual([['ab 12', two]]);
  });

  test('of one text twice in a change the later product counts; forgotten and learned at once is learned', async () => {
    await save([par('AB-12'), par('ab 12', two)], ['ab 12']);
    expect(await texts()).toEqual([['ab 12', two]]);
  });

  test('are learned once for a key, and the answer is the same', async () => {
    const key = 'a4b1c3d2-0000-4000-8000-000000000084';
    const first = await save([par('a1')], [], {}, { key });
    await save([], ['a1']);
    const again = await save([par('a1')], [], {}, { key });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await texts()).toEqual([]);
    expect(told(await save([par('b1')], [], {}, { key })).slice(0, 2)).toEqual([422, 'chave-reutilizada']);
  });

  test("serve the customer's buyer as well", async () => {
    await save([par('a1')]);
    const buyer = await bench.api.as('farmacia');
    expect((await list(buyer)).colecao).toEqual([par('a1')]);
  });

  test('of a customer of others are neither told nor changed', async () => {
    const buyer = await bench.api.as('farmacia');
    const body = { idPessoaCliente: ALHEIO, aprendidos: [par('a1')], esquecidos: [] };
    const read = await buyer.get(`/codigoCliente?idPessoaCliente=${ALHEIO}`);
    const written = await buyer.post('/codigoCliente', body);
    for (const answer of [read, written])
      expect(told(answer).slice(0, 2)).toEqual([403, 'cliente-nao-vinculado']);
    expect(await bench.database.db.selectFrom('codigoDoCliente').selectAll().execute()).toEqual([]);
  });

  test('are refused with a text or a number that is too long, and left out with an unknown product', async () => {
    expect(told(await save([par('x'.repeat(121))])).slice(0, 2)).toEqual([400, 'requisicao-invalida']);
    expect(told(await save([], [''])).slice(0, 2)).toEqual([400, 'requisicao-invalida']);
    const many = Array.from({ length: 2001 }, (_, at) => par(`c${at}`));
    expect(told(await save(many)).slice(0, 2)).toEqual([400, 'requisicao-invalida']);
    expect(told(await save(many.slice(0, 2000), ['a'])).slice(0, 2)).toEqual([400, 'requisicao-invalida']);
    expect(await texts()).toEqual([]);
    expect((await save([par('a1', 2_000_000_000), par('a3')])).text).toBe('{"aprendidos":1,"esquecidos":0}');
    expect(await texts()).toEqual([['a3', one]]);
  });

  test('are found by the lookup of an import as a device finds them', async () => {
    await save([par('AB-12'), par(String(two))]);
    const lookUp = async () => {
      const { text } = await rep.post('/ecommerceitem/ValidarImportacao', {
        IDCliente: CLIENTE,
        IdTipoImportacao: '1',
        Produtos: `ab12;3|${two};1`,
      });
      return (JSON.parse(text) as { idProduto: number; quantidade: number }[]).map(
        ({ idProduto, quantidade }) => [idProduto, quantidade],
      );
    };
    expect(await lookUp()).toEqual([
      [one, 3],
      [two, 1],
    ]);
    await save([par(String(two), one, true)]);
    expect((await lookUp())[1]).toEqual([one, 1]);
  });

  test('are 5,000 at most: the oldest go', async () => {
    const pares = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => par(`n ${String(from + at).padStart(4, '0')}x`));
    for (const from of [0, 2000, 4000]) {
      expect((await save(pares(from, from === 4000 ? 1001 : 2000))).status).toBe(200);
      bench.later(1000);
    }
    const { totalRegistros, colecao } = await list(rep, '&qtdRegistrosPagina=9999');
    expect([totalRegistros, colecao.length]).toEqual([5000, 1000]);
    const newest = await bench.database.db
      .selectFrom('codigoDoCliente')
      .select('texto')
      .where('texto', 'like', 'n 4%')
      .execute();
    expect(newest).toHaveLength(1000);
  });
});
