import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';

const SAVE = '/PreferenciaUsuario/manterPreferenciaUsuario';

type Preferencia = {
  calcularSt: boolean;
  informarDadosExtrasPedido: boolean;
  ecommerceModoExibicao: { idEcommerceModoExibicao: number };
  ecommerceModoOrdenacao: { idEcommerceModoOrdenacao: number; descricaoEcommerceModoOrdenacao: string };
  usuario: { nomeUsuario: string; exportaListaProdutos: boolean };
  preferenciaUsuarioCliente: {
    cliente: { pessoa: { idPessoa: number } };
    condicao: { idCondicao: number } | null;
    prazo: { idPrazo: number } | null;
  } | null;
};

describe.each(oneDatabase)('the preference of the user on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    rep = await api.as('representante');
  });
  afterEach(async () => {
    await database.reset();
    rep = await api.as('representante');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const read = async (client: ApiClient = rep) =>
    JSON.parse((await client.get('/PreferenciaUsuario')).text) as Preferencia;

  test('the rep may export the product list, the pharmacy may not', async () => {
    expect((await read()).usuario).toMatchObject({
      nomeUsuario: 'representante',
      exportaListaProdutos: true,
    });
    expect((await read(await api.as('farmacia'))).usuario.exportaListaProdutos).toBe(false);
  });

  test('the named values are saved, the rest stays', async () => {
    const answer = await rep.post(SAVE, { IDModoExibicao: 2 });
    expect(answer.status).toBe(200);
    await rep.post(SAVE, { IDModoOrdenacao: 4, CalcularSt: null });
    const saved = await read();
    expect(saved.ecommerceModoExibicao.idEcommerceModoExibicao).toBe(2);
    expect(saved.ecommerceModoOrdenacao).toEqual({
      idEcommerceModoOrdenacao: 4,
      descricaoEcommerceModoOrdenacao: 'Menor preço',
    });
    expect(saved.calcularSt).toBe(true);
    await rep.post(SAVE, { CalcularSt: false });
    expect(await read()).toMatchObject({
      calcularSt: false,
      ecommerceModoExibicao: { idEcommerceModoExibicao: 2 },
    });
  });

  test('default preferences are prices with ST, no extra order data and a list by relevance', async () => {
    const doCliente = async () =>
      JSON.parse((await rep.get('/PreferenciaUsuarioCliente?idPessoaCliente=101')).text) as Preferencia;
    await rep.post(SAVE, { CalcularSt: false });
    expect((await doCliente()).calcularSt).toBe(false);
    await database.db.deleteFrom('preferenciaUsuario').execute();
    expect((await doCliente()).calcularSt).toBe(true);
    expect(await read()).toMatchObject({
      calcularSt: true,
      informarDadosExtrasPedido: false,
      ecommerceModoExibicao: { idEcommerceModoExibicao: 1 },
      ecommerceModoOrdenacao: { idEcommerceModoOrdenacao: 6 },
      preferenciaUsuarioCliente: { cliente: { pessoa: { idPessoa: 101 } } },
    });
    await database.db.deleteFrom('usuarioCliente').execute();
    const nobody = await rep.get('/PreferenciaUsuarioCliente/principal');
    expect([nobody.status, nobody.body.Codigo]).toEqual([404, 'nao-encontrado']);
  });

  test('a customer’s condition is saved with its payment, if the customer may use both', async () => {
    const pay = { IDCliente: 103, IDCondicao: 2, IDPrazo: 2, IDFormasPagamento: 1 };
    const saved = await rep.post(SAVE, { ...pay, ClientePrincipal: true });
    expect(saved.status).toBe(200);
    expect((await read()).preferenciaUsuarioCliente).toMatchObject({
      cliente: { pessoa: { idPessoa: 103 } },
      condicao: { idCondicao: 2 },
      prazo: { idPrazo: 2 },
    });
    const refused = async (body: object) => (await rep.post(SAVE, body)).body.Codigo;
    expect(await refused({ ...pay, IDCondicao: 4 })).toBe('item-sem-condicao');
    expect(await refused({ ...pay, IDPrazo: 1 })).toBe('sem-meio-pagamento');
    expect(await refused({ IDCliente: 103, IDCondicao: 2 })).toBe('requisicao-invalida');
    expect(await refused({ IDCondicao: 2, IDPrazo: 2, IDFormasPagamento: 1 })).toBe('requisicao-invalida');
    expect(await refused({ IDModoExibicao: 3 })).toBe('requisicao-invalida');
  });

  test('the wish for the order’s own data is saved like the rest', async () => {
    expect((await read()).informarDadosExtrasPedido).toBe(false);
    await rep.post(SAVE, { InformarDadosExtrasPedido: true });
    await rep.post(SAVE, { IDModoExibicao: 2 });
    expect((await read()).informarDadosExtrasPedido).toBe(true);
    await rep.post(SAVE, { InformarDadosExtrasPedido: false });
    expect((await read()).informarDadosExtrasPedido).toBe(false);
  });

  test('a customer’s preference names its distribution centre and its payment’s data', async () => {
    const ofCliente = async (id: number) =>
      JSON.parse((await rep.get(`/PreferenciaUsuarioCliente?idPessoaCliente=${id}`)).text) as unknown;
    const { db } = database;
    const doCliente = db.updateTable('pessoa').where('idPessoa', '=', 101);
    await doCliente.set({ numero: '12', bairro: 'Centro' }).execute();
    const aurora = await ofCliente(101);
    expect(aurora).toEqual({
      idEcommercePreferenciaUsuarioCliente: expect.any(Number),
      cliente: {
        pessoa: {
          idPessoa: 101,
          nome: 'Drogaria Aurora do Ipê Roxo Ltda',
          cpfCnpj: expect.stringMatching(/^\d{14}$/),
          cpfCnpjFormatado: expect.stringMatching(/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/),
          pessoaTipo: { idPessoaTipo: '2' },
        },
        emailPrincipal: 'compras.101@example.com',
        telefonePrincipal: '1155500101',
        enderecoPrincipal: {
          logradouro: 'Rua das Quaresmeiras',
          numero: '12',
          bairro: 'Centro',
          cidade: 'Guarulhos',
          estado: 'SP',
          cep: '07000001',
        },
      },
      condicao: {
        idCondicao: 1,
        descCondicao: 'Varejo SP',
        filial: { idPessoaFilial: 1, descricaoFilial: 'CD Guarulhos (SP)' },
      },
      prazo: { idPrazo: 2, descPrazo: '28 dias' },
      formaPagamento: { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado: false },
      calcularSt: true,
      exibirmodal: false,
    });
    await doCliente.set({ cpfCnpj: '52998224725' }).execute();
    expect(await ofCliente(101)).toMatchObject({
      cliente: { pessoa: { cpfCnpjFormatado: '529.982.247-25', pessoaTipo: { idPessoaTipo: '1' } } },
    });
    const deSp = db.deleteFrom('clienteCondicaoFilial').where('idPessoaCliente', '=', 101);
    await deSp.where('idPessoaFilial', '=', 1).execute();
    expect(await ofCliente(101)).toMatchObject({
      condicao: { filial: { idPessoaFilial: 2, descricaoFilial: 'CD Contagem (MG)' } },
    });
    await deSp.execute();
    expect(await ofCliente(101)).toMatchObject({ condicao: { idCondicao: 1, filial: null } });
    expect(await ofCliente(103)).toMatchObject({
      idEcommercePreferenciaUsuarioCliente: null,
      condicao: null,
      prazo: null,
      formaPagamento: null,
      exibirmodal: true,
    });
  });

  test('the ways to pay of a condition are sorted by way and term, with the term in words', async () => {
    const waysOf = async (query: string) =>
      JSON.parse((await rep.get(`/PrazoFormaPagamento?${query}`)).text) as {
        id: string;
        descricao: string;
      }[];
    const ways = await waysOf('idPessoaCliente=101&idCondicao=1');
    expect(ways.map((way) => `${way.id} ${way.descricao}`)).toEqual([
      '2_1 Boleto - 28 dias',
      '3_1 Boleto - 28/35/42 dias',
      '4_1 Boleto - 21/28 dias',
      '1_4 Dinheiro - À vista',
      '5_6 Boleto antecipado',
      '5_7 Depósito antecipado',
      '5_8 Cartão de crédito',
      '5_10 Pix',
    ]);
    expect(ways[0]).toEqual({
      id: '2_1',
      descricao: 'Boleto - 28 dias',
      prazo: { idPrazo: 2, descPrazo: '28 dias' },
      formaPagamento: { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado: false },
    });
    expect(await waysOf('idPessoaCliente=101&idCondicao=4')).toEqual([]);
  });

  test('the list of customers names the blocked ones and the reason', async () => {
    const list = JSON.parse((await rep.get('/UsuarioCliente')).text) as {
      pessoa: { idPessoa: number; cpfCnpjFormatado: string };
    }[];
    const of = (id: number) => list.find(({ pessoa }) => pessoa.idPessoa === id);
    expect(of(102)).toMatchObject({
      bloqueado: true,
      clienteBloqueadoMotivo: {
        descricaoClienteBloqueadoMotivo: 'Cliente com restrição financeira: somente pagamento antecipado.',
      },
    });
    expect(of(101)).toMatchObject({
      bloqueado: false,
      clienteBloqueadoMotivo: null,
      pessoaJuridica: { cnpjFormatado: of(101)?.pessoa.cpfCnpjFormatado },
    });
  });

  test('a blocked customer can only prefer a payment in advance', async () => {
    await database.db
      .updateTable('pessoa')
      .set({ clienteBloqueadoMotivo: 'Título em atraso.' })
      .where('idPessoa', '=', 101)
      .execute();
    const conventional = { IDCliente: 101, IDCondicao: 1, IDPrazo: 2, IDFormasPagamento: 1 };
    expect((await rep.post(SAVE, conventional)).body.Codigo).toBe('sem-meio-pagamento');
    const advance = await rep.post(SAVE, { ...conventional, IDPrazo: 5, IDFormasPagamento: 6 });
    expect(advance.status).toBe(200);
  });

  test('sorting by price is offered to users who see prices', async () => {
    const ids = async (client: ApiClient) =>
      (JSON.parse((await client.get('/ModoOrdenacao')).text) as { idEcommerceModoOrdenacao: number }[]).map(
        (modo) => modo.idEcommerceModoOrdenacao,
      );
    expect(await ids(rep)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await ids(api.nobody)).toEqual([1, 2, 3, 6]);
    const { text } = await api.nobody.get('/ModoExibicao');
    expect(JSON.parse(text)).toEqual([
      { idEcommerceModoExibicao: 1, descricaoEcommerceModoExibicao: 'Lista' },
      { idEcommerceModoExibicao: 2, descricaoEcommerceModoExibicao: 'Grade' },
    ]);
  });

  test('the conditions of a customer stand once for each branch, and one can be asked for', async () => {
    type Condicao = { idCondicao: number; descCondicao: string; filial: { idPessoaFilial: number } };
    const ask = async (query: string) =>
      JSON.parse((await rep.get(`/CondicaoCliente?idPessoaCliente=101&idTipo=1${query}`)).text) as Condicao[];
    const all = await ask('');
    const stored = await database.db
      .selectFrom('clienteCondicaoFilial')
      .innerJoin('condicao', 'condicao.idCondicao', 'clienteCondicaoFilial.idCondicao')
      .select(['id', 'clienteCondicaoFilial.idCondicao', 'idPessoaFilial', 'condicao.descricao'])
      .where('idPessoaCliente', '=', 101)
      .orderBy('clienteCondicaoFilial.idCondicao')
      .orderBy('idPessoaFilial')
      .execute();
    expect(all.map((c) => [c.idCondicao, c.descCondicao, c.filial.idPessoaFilial])).toEqual(
      stored.map((row) => [row.idCondicao, row.descricao, row.idPessoaFilial]),
    );
    expect(await ask(`&idClienteCondicaoFilial=${stored[1]?.id}`)).toEqual([all[1]]);
    expect(await ask('&idClienteCondicaoFilial=999999')).toEqual([]);
    const foreign = await (await api.as('farmacia')).get('/CondicaoCliente?idPessoaCliente=104');
    expect([foreign.status, foreign.body.Codigo]).toEqual([403, 'cliente-nao-vinculado']);
  });
});
