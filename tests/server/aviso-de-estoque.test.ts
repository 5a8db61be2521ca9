import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { avisarEstoque } from '#server/access/avisar-estoque.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { useBench } from '#tests/support/bench.ts';
import { findProdutos } from '#tests/support/cart.ts';
import { bothDatabases } from '#tests/support/database.ts';

describe.each(bothDatabases)('mails of stock alerts on $name', ({ open }) => {
  const bench = useBench(open);

  async function wish(idPessoaCliente = 101): Promise<number> {
    const { idProduto } = must((await findProdutos(bench.database.db))[0], 'product');
    const rep = await bench.api.as('farmacia');
    const body = { idPessoaCliente, idItemTipo: 1, idItem: idProduto };
    expect((await rep.post('/Carrinho/RegistrarIntencaoCompra', body)).status).toBe(200);
    return idProduto;
  }
  const stock = (idProduto: number, estoque: number) =>
    bench.database.db
      .updateTable('produtoEstoque')
      .set({ estoque })
      .where('idProduto', '=', idProduto)
      .execute();
  const run = async (times = 1) => {
    const queries = queriesOf(bench.database.store);
    const aviso = {
      queries,
      clock: () => bench.now,
      newId: () => crypto.randomUUID(),
      endereco: 'https://a.example',
    };
    await Promise.all(Array.from({ length: times }, () => avisarEstoque(aviso)));
    await queries.close();
  };
  const mails = () => bench.database.db.selectFrom('mensagem').selectAll().execute();

  test('one mail tells that the product is back, however many processes look', async () => {
    const id = await wish();
    await stock(id, 0);
    await run();
    expect(await mails()).toEqual([]);
    await stock(id, 5);
    await run(3);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ para: 'farmacia@example.com', assunto: 'Produto disponível' });
    expect(mail?.texto).toContain(`https://a.example/pro?id=${id}`);
    expect(mail?.texto).toContain('Drogaria Aurora do Ipê Roxo Ltda');
    await stock(id, 0);
    await stock(id, 9);
    await run();
    expect(await mails()).toHaveLength(1);
  });

  test('a new alert for the same product gets a new mail', async () => {
    const id = await wish();
    await stock(id, 5);
    await run();
    await wish();
    await run();
    expect(await mails()).toHaveLength(2);
  });

  test('a user who lost the customer or is switched off gets none', async () => {
    const { db } = bench.database;
    const id = await wish();
    await stock(id, 5);
    const links = await db.selectFrom('usuarioCliente').selectAll().where('idUsuario', '=', 2).execute();
    await db.deleteFrom('usuarioCliente').where('idUsuario', '=', 2).execute();
    await run();
    expect(await mails()).toEqual([]);
    await db.insertInto('usuarioCliente').values(links).execute();
    await db.updateTable('usuario').set({ ativo: false }).where('idUsuario', '=', 2).execute();
    await run();
    expect(await mails()).toEqual([]);
    await db.updateTable('usuario').set({ ativo: true }).where('idUsuario', '=', 2).execute();
    await run();
    expect(await mails()).toHaveLength(1);
  });
});
