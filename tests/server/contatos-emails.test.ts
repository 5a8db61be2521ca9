import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import {
  CLIENTE,
  consentimentos,
  EMAIL_PRINCIPAL,
  erroOf,
  listarEmails,
  MANTER_EMAIL,
  salvarEmail,
  told,
} from '#tests/support/contatos.ts';
import { bothDatabases } from '#tests/support/database.ts';

const NAO_ALTERA =
  'Não é possível alterar esse tipo de e-mail! Por gentileza, contate seu representante de vendas para solicitar a alteração.';
const NAO_EXCLUI =
  'Não é possível excluir esse tipo de e-mail! Por gentileza, contate seu representante de vendas para solicitar a exclusão.';
const INEXISTENTE = [404, 'nao-encontrado', 'Este e-mail não está mais cadastrado.'];
const DUPLICADO = [422, 'contato-duplicado', 'Este e-mail já está cadastrado.'];
const DUPLICADO_SEM_PROMOCOES = [
  422,
  'contato-duplicado',
  'Este e-mail já está cadastrado. O registro existente não permite receber promoções.',
];

describe.each(bothDatabases)('saving an e-mail on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;

  beforeEach(async () => {
    client = await bench.api.as('representante');
  });

  const insert = (email: string, more: object = {}) =>
    bench.database.db
      .insertInto('pessoaEmail')
      .values({ idPessoa: CLIENTE, email, ...more })
      .execute();
  /** Addresses next to the principal one, with their consent. */
  const others = async () =>
    (await listarEmails(client)).colecao
      .filter(({ principal }) => !principal)
      .map(({ email, marketing }) => [email, marketing]);
  const consented = async () =>
    (await consentimentos(bench.database.db)).map(({ valor, aceito }) => [valor, aceito]);

  test('inserts it trimmed, with its domain in lower case, for promotions only', async () => {
    const { status, text } = await salvarEmail(client, 1, ' Ofertas@Farmacia.COM.br ');
    expect([status, Number(text) > 0]).toEqual([200, true]);
    expect((await listarEmails(client)).colecao[1]).toEqual({
      idPessoa: CLIENTE,
      email: 'Ofertas@farmacia.com.br',
      principal: false,
      enviarPedido: false,
      marketing: true,
      enviarCobranca: false,
    });
    await salvarEmail(client, 1, 'b@x.com', { permiteReceberPromocao: false });
    expect(await others()).toEqual([
      ['b@x.com', false],
      ['Ofertas@farmacia.com.br', true],
    ]);
  });

  test('refuses an address that is there, in any case, and tells it with a consent that differs', async () => {
    await salvarEmail(client, 1, 'a@x.com', { permiteReceberPromocao: false });
    const again = await salvarEmail(client, 1, 'A@X.com');
    expect([told(again), erroOf(again).email]).toEqual([
      DUPLICADO_SEM_PROMOCOES,
      {
        idPessoa: CLIENTE,
        email: 'a@x.com',
        principal: false,
        enviarPedido: false,
        marketing: false,
        enviarCobranca: false,
      },
    ]);
    const principal = await salvarEmail(client, 1, EMAIL_PRINCIPAL.toUpperCase());
    expect([told(principal), erroOf(principal).email?.principal]).toEqual([DUPLICADO_SEM_PROMOCOES, true]);
    const same = await salvarEmail(client, 1, 'a@x.com', { permiteReceberPromocao: false });
    expect(told(same)).toEqual(DUPLICADO);
    expect(await others()).toEqual([['a@x.com', false]]);
    expect((await salvarEmail(client, 1, 'a@x.com', { idPessoa: 102 })).status).toBe(200);
  });

  test('inserts once when many ask at once, with one consent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => salvarEmail(client, 1, at % 2 === 0 ? 'a@x.com' : 'A@x.com')),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 5 }, () => 422),
    ]);
    expect(await others()).toHaveLength(1);
    expect(await consented()).toHaveLength(1);
  });

  test('is done once for a key, and the answer is the same', async () => {
    const key = 'a4b1c3d2-0000-4000-8000-000000000001';
    const answers = [];
    for (let at = 0; at < 3; at += 1) answers.push(await salvarEmail(client, 1, 'a@x.com', {}, { key }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await consented()).toEqual([['a@x.com', true]]);
    const other = await salvarEmail(client, 1, 'b@x.com', {}, { key });
    expect(told(other).slice(0, 2)).toEqual([422, 'chave-reutilizada']);
  });

  test('changes the consent of an address, and the address itself', async () => {
    await salvarEmail(client, 1, 'a@x.com');
    expect((await salvarEmail(client, 2, 'A@x.com', { permiteReceberPromocao: false })).status).toBe(200);
    expect(await others()).toEqual([['A@x.com', false]]);
    await salvarEmail(client, 2, 'b@x.com', { emailAnterior: 'a@X.com' });
    expect(await others()).toEqual([['b@x.com', true]]);
    expect(told(await salvarEmail(client, 2, 'c@x.com', { emailAnterior: 'a@x.com' }))).toEqual(INEXISTENTE);
    expect(told(await salvarEmail(client, 2, 'c@x.com'))).toEqual(INEXISTENTE);
  });

  test('refuses to change an address to one that is there', async () => {
    await salvarEmail(client, 1, 'a@x.com');
    await salvarEmail(client, 1, 'b@x.com');
    const taken = await salvarEmail(client, 2, 'B@x.com', { emailAnterior: 'a@x.com' });
    expect([told(taken), erroOf(taken).email?.email]).toEqual([DUPLICADO, 'b@x.com']);
    const principal = await salvarEmail(client, 2, EMAIL_PRINCIPAL, { emailAnterior: 'a@x.com' });
    expect([told(principal), erroOf(principal).email?.principal]).toEqual([DUPLICADO_SEM_PROMOCOES, true]);
    expect(await others()).toEqual([
      ['a@x.com', true],
      ['b@x.com', true],
    ]);
  });

  test('deletes an address once', async () => {
    await salvarEmail(client, 1, 'a@x.com');
    const gone = await salvarEmail(client, 0, 'A@x.com');
    expect([gone.status, Number(gone.text) > 0]).toEqual([200, true]);
    expect(await others()).toEqual([]);
    expect(told(await salvarEmail(client, 0, 'a@x.com'))).toEqual(INEXISTENTE);
    expect((await salvarEmail(client, 0, 'a@x.com')).body.Message).toBe('Atenção!');
  });

  test.each([
    ['orders', { enviarPedido: true }],
    ['bills', { enviarCobranca: true }],
    ['bills and promotions', { enviarCobranca: true, marketing: true }],
  ])('changes and deletes no address for %s', async (_name, use) => {
    await insert('uso@x.com', use);
    const changes = [
      await salvarEmail(client, 2, 'uso@x.com'),
      await salvarEmail(client, 2, 'outro@x.com', { emailAnterior: 'USO@x.com' }),
      await salvarEmail(client, 0, 'uso@x.com'),
    ];
    expect(changes.map(told)).toEqual([
      [422, 'contato-nao-alteravel', NAO_ALTERA],
      [422, 'contato-nao-alteravel', NAO_ALTERA],
      [422, 'contato-nao-alteravel', NAO_EXCLUI],
    ]);
    expect((await others()).map(([email]) => email)).toEqual(['uso@x.com']);
    expect(await consented()).toEqual([]);
  });

  test('changes and deletes no principal address, with or without uses of its own', async () => {
    for (const hasUses of [false, true]) {
      if (hasUses) await insert(EMAIL_PRINCIPAL, { marketing: true });
      const changes = [
        await salvarEmail(client, 2, EMAIL_PRINCIPAL),
        await salvarEmail(client, 2, 'outro@x.com', { emailAnterior: EMAIL_PRINCIPAL }),
        await salvarEmail(client, 0, EMAIL_PRINCIPAL),
      ];
      expect(changes.map(({ status, body }) => [status, body.Codigo])).toEqual(
        changes.map(() => [422, 'contato-nao-alteravel']),
      );
    }
    expect((await listarEmails(client)).colecao.map(({ email }) => email)).toEqual([EMAIL_PRINCIPAL]);
  });

  test('writes each changed consent with its user, moment and value', async () => {
    const em = bench.now;
    await salvarEmail(client, 1, 'a@x.com');
    bench.later(60_000);
    await salvarEmail(client, 2, 'a@x.com');
    await salvarEmail(client, 2, 'a@x.com', { permiteReceberPromocao: false });
    const [first, second] = await consentimentos(bench.database.db);
    const common = { idPessoa: CLIENTE, canal: 'email', valor: 'a@x.com', idUsuario: 1 };
    expect([first, second]).toEqual([
      { ...common, aceito: true, em },
      { ...common, aceito: false, em: bench.now },
    ]);
    await salvarEmail(client, 2, 'a@x.com');
    await salvarEmail(client, 2, 'b@x.com', { emailAnterior: 'a@x.com' });
    await salvarEmail(client, 0, 'b@x.com');
    expect((await consented()).slice(2)).toEqual([
      ['a@x.com', true],
      ['a@x.com', false],
      ['b@x.com', true],
      ['b@x.com', false],
    ]);
  });

  test('writes no consent and no address when it is refused', async () => {
    for (const [idAcao, email, more, sentence] of [
      [1, '', {}, 'Campo obrigatório.'],
      [1, 'compras', {}, 'Informe um e-mail válido.'],
      [
        1,
        'a@x.com',
        { permiteReceberPromocao: undefined },
        'Informe se o contato permite receber promoções.',
      ],
      [2, 'a@b', { emailAnterior: 'a@x.com' }, 'Informe um e-mail válido.'],
    ] as const)
      expect(told(await salvarEmail(client, idAcao, email, more))).toEqual([
        400,
        'requisicao-invalida',
        sentence,
      ]);
    expect([await others(), await consented()]).toEqual([[], []]);
  });

  test('is refused for a customer of another user, whatever it asks', async () => {
    const buyer = await bench.api.as('farmacia');
    const answers = [];
    for (const idPessoa of [102, 998])
      for (const idAcao of [0, 1, 2])
        answers.push(
          await buyer.post(MANTER_EMAIL, { idAcao, idPessoa, email: 'x', permiteReceberPromocao: true }),
        );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.Codigo}`))).toEqual(
      new Set(['403 cliente-nao-vinculado']),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});
