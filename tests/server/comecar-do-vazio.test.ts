import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { must } from '#lib/must.ts';
import { openStore, type Store } from '#server/db/open.ts';
import { openApi } from '#tests/support/api.ts';
import { accept, add, confirm, seenOf } from '#tests/support/cart.ts';
import { runAsAdmin, withDatabase } from '#tests/support/database-url.ts';
import { openOffice, type Typed } from '#tests/support/office.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const servers = [inject('postgres')].filter((postgres) => postgres !== null);

/** The files of a small company, as its system would drop them. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  filiais: [
    'Código;Razão social;Fantasia;CNPJ;Cidade;UF',
    'MTZ;Distribuidora Nova Ltda;CD Campinas;11.222.333/0001-81;Campinas;SP',
  ],
  prazos: ['Código;Descrição;Dias das parcelas', '28D;28 dias;28'],
  condicoes: ['Código;Descrição;Tabela de preço;UF;Com ST', 'VND;Venda;TAB-SP;SP;N'],
  produtos: [
    'Código do produto;Descrição;Laboratório;EAN;Código da filial',
    'A-1;DIPIRONA 500 MG 30 CP;Laboratório Um;7896004703398;MTZ',
    'A-2;SORO FISIOLÓGICO 500 ML;Laboratório Dois;;MTZ',
  ],
  precos: ['Tabela;Código do produto;Preço (R$);Desconto', 'TAB-SP;A-1;10,00;5', 'TAB-SP;A-2;7,5;0'],
  estoques: ['Código da filial;Código do produto;Saldo', 'MTZ;A-1;500', 'MTZ;A-2;80'],
  clientes: [
    'Código;Razão social;CNPJ;Cidade;UF;Limite de crédito;Condição;Filial;Pedido mínimo;Prazo;Forma de pagamento;Licenças',
    'C-9;Drogaria do Bairro Ltda;11.444.777/0001-61;Campinas;SP;50.000,00;VND;MTZ;10,00;28D;boleto;medicamentos',
  ],
  usuarios: ['Código;Nome;Login;E-mail;Clientes', 'U-1;Rita Lopes;rita;rita@nova.example;C-9'],
};

describe.each(servers)('a company that starts from nothing', ({ url, prefix }) => {
  const name = `${prefix}${randomUUID().slice(0, 8)}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'comecar-'));
  let store: Store;
  let type: (...words: string[]) => Promise<Typed>;

  beforeAll(async () => {
    await runAsAdmin(url, `create database "${name}"`);
    const source = { databaseUrl: withDatabase(url, name) };
    type = openOffice(source, NOW);
    expect((await type('banco', 'migrar')).code).toBe(0);
    store = await openStore(source);
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('loads its own tables, and its first user orders by them', async () => {
    for (const [recurso, rows] of Object.entries(FILES)) {
      const arquivo = path.join(folder, `${recurso}.csv`);
      writeFileSync(arquivo, Buffer.from(`${rows.join('\r\n')}\r\n`, 'latin1'));
      const { said, errors } = await type('importar', arquivo);
      expect(errors, recurso).toEqual([]);
      const feito = new RegExp(
        `: ${rows.length - 1} novos, 0 alterados, 0 iguais, 0 recusados, 0 retirados\\.$`,
      );
      expect(said.at(-1), recurso).toMatch(feito);
    }
    const api = await openApi({ store, db: store.db }, { clock: () => NOW });
    const token = must((await type('usuario', 'senha', 'rita')).said[0]?.split('#')[1], 'token');
    const senhaNova = 'maleta123';
    const set = await api.nobody.post('/cliente/RedefinirSenha', {
      token,
      senhaNova,
      confirmacaoSenha: senhaNova,
    });
    expect(set.status).toBe(200);
    const rita = await api.as('rita');
    const idOf = async (recurso: string, codigo: string) =>
      (
        await store.db
          .selectFrom('codigoErp')
          .select('id')
          .where('recurso', '=', recurso)
          .where('codigo', '=', codigo)
          .executeTakeFirstOrThrow()
      ).id;
    const IDPessoaCliente = await idOf('clientes', 'C-9');
    const condicao = await idOf('condicoes', 'VND');
    const prazo = await idOf('prazos', '28D');
    const more = {
      IDPessoaCliente,
      IDCondicaoCliente: condicao,
      IDCondicaoProduto: condicao,
      IDPrazo: prazo,
    };
    const { carrinho } = (await add(rita, await idOf('produtos', 'A-1'), 12, more)).body;
    const seen = await accept(rita, carrinho.idCarrinho);
    const { status, body } = await confirm(rita, carrinho.idCarrinho, seenOf(seen));
    // 12 x 10.00 less 5 %.
    expect([status, body.pedidos.map(({ total }) => total)]).toEqual([200, [114]]);
    await api.close();
  });
});
