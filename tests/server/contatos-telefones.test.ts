import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import {
  CLIENTE,
  consentimentos,
  erroOf,
  excluirTelefone,
  listarTelefones,
  MANTER_TELEFONE,
  salvarTelefone,
  TELEFONE_PRINCIPAL,
  telefoneBody,
  told,
} from '#tests/support/contatos.ts';
import { bothDatabases } from '#tests/support/database.ts';

const NAO_ALTERA =
  'Não é possível alterar esse tipo de telefone! Por gentileza, contate seu representante de vendas para solicitar a alteração.';
const NAO_EXCLUI =
  'Não é possível excluir esse tipo de telefone! Por gentileza, contate seu representante de vendas para solicitar a exclusão.';
const INEXISTENTE = [404, 'nao-encontrado', 'Este telefone não está mais cadastrado.'];
const DUPLICADO = [422, 'contato-duplicado', 'Este telefone já está cadastrado.'];

describe.each(bothDatabases)('saving a phone on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;

  beforeEach(async () => {
    client = await bench.api.as('representante');
  });

  /** Phones next to the principal one. */
  const others = async () => (await listarTelefones(client)).colecao.filter(({ principal }) => !principal);
  const inserted = async (more: object = {}): Promise<number> => {
    const { status, text } = await salvarTelefone(client, 1, more);
    expect([status, text]).toEqual([200, expect.stringMatching(/^[1-9]\d*$/) as string]);
    return Number(text);
  };
  const insertOf = async (idTelefoneTipo: number): Promise<number> => {
    const { idTelefone } = await bench.database.db
      .insertInto('pessoaTelefone')
      .values({ idPessoa: CLIENTE, ddd: '11', prefixo: '5550', numero: '7777', idTelefoneTipo })
      .returning('idTelefone')
      .executeTakeFirstOrThrow();
    return idTelefone;
  };
  const consented = async () =>
    (await consentimentos(bench.database.db)).map(({ valor, aceito }) => [valor, aceito]);

  test('inserts one of WhatsApp that is not principal, and answers its id', async () => {
    const idTelefone = await inserted({ principal: true });
    expect(await others()).toEqual([
      {
        idTelefone,
        ddd: '11',
        prefixo: '98765',
        numero: '4321',
        principal: false,
        telefoneTipo: { idTelefoneTipo: 6, descTelefoneTipo: 'WhatsApp' },
        permiteReceberPromocao: true,
        pessoa: { idPessoa: CLIENTE },
      },
    ]);
    await inserted(TELEFONE_PRINCIPAL);
    const { colecao } = await listarTelefones(client);
    expect(colecao.map(({ principal }) => principal)).toEqual([true, false, false]);
  });

  test('refuses the same number twice for a customer, and tells the first one with a consent that differs', async () => {
    const idTelefone = await inserted();
    const again = await salvarTelefone(client, 1, { permiteReceberPromocao: false });
    expect([told(again), erroOf(again).telefone]).toEqual([
      [422, 'contato-duplicado', `${DUPLICADO[2]} O registro existente permite receber promoções.`],
      expect.objectContaining({ idTelefone, permiteReceberPromocao: true }),
    ]);
    expect((await salvarTelefone(client, 1, { pessoa: { idPessoa: 102 } })).status).toBe(200);
    expect(await others()).toHaveLength(1);
  });

  test('inserts once when many ask at once, with one consent', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => salvarTelefone(client, 1)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 5 }, () => 422),
    ]);
    expect(await others()).toHaveLength(1);
    expect(await consented()).toEqual([['11987654321', true]]);
  });

  test('is done once for a key', async () => {
    const key = 'a4b1c3d2-0000-4000-8000-000000000002';
    const answers = await Promise.all([1, 2, 3].map(() => salvarTelefone(client, 1, {}, { key })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await others()).toHaveLength(1);
  });

  test('changes number and consent, and not the principal one', async () => {
    const idTelefone = await inserted();
    const changed = { idTelefone, ddd: '31', prefixo: '5550', numero: '0000', principal: true };
    const { status, text } = await salvarTelefone(client, 2, { ...changed, permiteReceberPromocao: false });
    expect([status, text]).toEqual([200, String(idTelefone)]);
    expect(await others()).toEqual([
      expect.objectContaining({ ...changed, principal: false, permiteReceberPromocao: false }),
    ]);
    const other = await inserted();
    const taken = await salvarTelefone(client, 2, { idTelefone });
    expect([told(taken), erroOf(taken).telefone?.idTelefone]).toEqual([DUPLICADO, other]);
    const without = await salvarTelefone(client, 2, { idTelefone, permiteReceberPromocao: false });
    expect(without.body.Description).toBe(`${DUPLICADO[2]} O registro existente permite receber promoções.`);
    expect((await salvarTelefone(client, 2, { idTelefone: other })).text).toBe(String(other));
  });

  test('deletes one by its id and customer alone, once', async () => {
    const idTelefone = await inserted();
    const gone = await excluirTelefone(client, idTelefone);
    expect([gone.status, gone.text]).toEqual([200, String(idTelefone)]);
    expect(await others()).toEqual([]);
    const again = await excluirTelefone(client, idTelefone);
    expect([told(again), again.body.Message]).toEqual([INEXISTENTE, 'Atenção!']);
    expect(told(await salvarTelefone(client, 2, { idTelefone }))).toEqual(INEXISTENTE);
  });

  test.each([1, 2, 3, 4, 5])('changes and deletes none of type %d', async (tipo) => {
    const idTelefone = await insertOf(tipo);
    const changes = [
      await salvarTelefone(client, 2, { idTelefone }),
      await salvarTelefone(client, 2, { idTelefone, telefoneTipo: { idTelefoneTipo: tipo } }),
      await excluirTelefone(client, idTelefone),
    ];
    expect(changes.map(told)).toEqual([
      [422, 'contato-nao-alteravel', NAO_ALTERA],
      [422, 'contato-nao-alteravel', NAO_ALTERA],
      [422, 'contato-nao-alteravel', NAO_EXCLUI],
    ]);
    expect((await others()).map(({ numero }) => numero)).toEqual(['7777']);
  });

  test('changes and deletes no principal one', async () => {
    const [principal] = (await listarTelefones(client)).colecao;
    const idTelefone = principal?.idTelefone ?? 0;
    const changes = [
      await salvarTelefone(client, 2, { idTelefone }),
      await excluirTelefone(client, idTelefone),
    ];
    expect(changes.map(({ body }) => body.Codigo)).toEqual([
      'contato-nao-alteravel',
      'contato-nao-alteravel',
    ]);
    expect((await listarTelefones(client)).colecao).toEqual([principal]);
  });

  test('gives a phone no other type', async () => {
    const telefoneTipo = { idTelefoneTipo: 2 };
    const idTelefone = await inserted();
    expect(told(await salvarTelefone(client, 1, { numero: '0001', telefoneTipo }))).toEqual([
      422,
      'contato-nao-alteravel',
      'Só telefones de WhatsApp podem ser cadastrados aqui.',
    ]);
    const changed = await salvarTelefone(client, 2, { idTelefone, telefoneTipo });
    expect(told(changed)).toEqual([422, 'contato-nao-alteravel', NAO_ALTERA]);
    expect((await others()).map((one) => one.telefoneTipo.idTelefoneTipo)).toEqual([6]);
  });

  test('writes each changed consent with its user, moment and value', async () => {
    const idTelefone = await inserted();
    await salvarTelefone(client, 2, { idTelefone });
    await salvarTelefone(client, 2, { idTelefone, permiteReceberPromocao: false });
    await salvarTelefone(client, 2, { idTelefone });
    await salvarTelefone(client, 2, { idTelefone, numero: '0001' });
    await excluirTelefone(client, idTelefone);
    expect((await consentimentos(bench.database.db))[0]).toEqual({
      idPessoa: CLIENTE,
      canal: 'telefone',
      valor: '11987654321',
      aceito: true,
      idUsuario: 1,
      em: bench.now,
    });
    expect((await consented()).slice(1)).toEqual([
      ['11987654321', false],
      ['11987654321', true],
      ['11987654321', false],
      ['11987650001', true],
      ['11987650001', false],
    ]);
  });

  test('finds no phone of another customer, and no customer of another user', async () => {
    const deOutro = Number((await salvarTelefone(client, 1, { pessoa: { idPessoa: 102 } })).text);
    const proprio = await inserted();
    const buyer = await bench.api.as('farmacia');
    for (const user of [client, buyer]) {
      expect(told(await excluirTelefone(user, deOutro))).toEqual(INEXISTENTE);
      expect(told(await salvarTelefone(user, 2, { idTelefone: deOutro }))).toEqual(INEXISTENTE);
    }
    const answers = [];
    for (const idPessoa of [102, 998])
      for (const [idAcao, idTelefone] of [
        [0, proprio],
        [1, null],
        [2, deOutro],
      ])
        answers.push(
          await buyer.post(`${MANTER_TELEFONE}?idAcao=${idAcao}`, telefoneBody({ idTelefone }, idPessoa)),
        );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.Codigo}`))).toEqual(
      new Set(['403 cliente-nao-vinculado']),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await listarTelefones(client, `&idTelefone=${deOutro}`, 102)).toMatchObject({ totalRegistros: 1 });
  });
});
