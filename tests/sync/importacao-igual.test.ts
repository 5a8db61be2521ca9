import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { validarImportacao } from '#contract/cart/importacao.ts';
import { sumLinhas } from '#domain/importacao/importacao.ts';
import { printLinha } from '#domain/importacao/importacao-texto.ts';
import { conferir } from '#features/importacao/conferir.ts';
import { must } from '#lib/must.ts';
import { contextoOf, toClienteCompra } from '#mirror/cliente-compra.ts';
import { request } from '#net/request.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();

test('the device and the server read every line of an imported list alike', async () => {
  const { vault, engine } = world.device.env;
  const cliente = must(await vault.clientes.get(101), 'cliente');
  const detalhe = must(cliente.detalhe, 'detalhe');
  const contexto = must(contextoOf(detalhe), 'contexto');
  const of = {
    engine,
    user: String(vault.idUsuario),
    contexto,
    calcularSt: toClienteCompra(101, detalhe).calcularSt,
    readAprendidos: async () => new Map(aprendidos.map((par) => [par.texto, par])),
  };
  const { produtos } = await engine.list('', { offset: 0, limit: 1000 });
  const idAt = (at: number): number => must(produtos[at], 'product').idProduto;
  const aprendidos = [
    { texto: '999999999', idProduto: idAt(0), contraCatalogo: false },
    { texto: 'dipirona 500', idProduto: idAt(1), contraCatalogo: false },
    { texto: String(idAt(2)), idProduto: idAt(3), contraCatalogo: true },
    { texto: String(idAt(4)), idProduto: idAt(3), contraCatalogo: false },
  ];
  await world.server.database.db
    .insertInto('codigoDoCliente')
    .values(aprendidos.map((par) => ({ ...par, idPessoaCliente: 101, aprendidoEm: new Date() })))
    .execute();
  const odd = ['999999999', '0', 'dipirona 500', '7,89E+12', '17896422507056'];
  const seen = new Set<string>();
  for (const tipo of ['1', '0'] as const) {
    const names = produtos.map((p) => (tipo === '1' ? String(p.idProduto) : p.codBarras)).filter(Boolean);
    // Some lines name their product the other way; one of those codes is the customer's own.
    const others = produtos.slice(4, 12).map((p) => (tipo === '1' ? p.codBarras : String(p.idProduto)));
    const lidas = [...names, ...odd, `0${names[0]}`, ...others.filter(Boolean)].map((identificacao, at) => ({
      identificacao,
      quantidade: [1, 3, 12, 99_999, 0, 2.5][at % 6] ?? 1,
    }));
    const device = await conferir(of, sumLinhas(lidas, tipo), tipo, () => undefined);
    const server = await request(
      validarImportacao,
      { body: { IDCliente: 101, IdTipoImportacao: tipo, Produtos: lidas.map(printLinha).join('|') } },
      { token: world.device.session.token },
    );
    if (!server.ok) throw new Error(JSON.stringify(server.error));
    expect(
      device.map(
        ({
          id: _id,
          linhas: _linhas,
          item: _item,
          doCatalogo: _doCatalogo,
          aprendido: _aprendido,
          isDeHoje: _isDeHoje,
          memoria: _memoria,
          ...row
        }) => row,
      ),
    ).toEqual(server.value);
    for (const { status } of server.value) seen.add(status);
  }
  expect([...seen].sort()).toEqual(['1', '2', '3', '5']);
});
