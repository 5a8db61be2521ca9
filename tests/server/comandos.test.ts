import { describe, expect, test } from 'vitest';
import { findToken } from '#server/integration/data/tokens.ts';
import { OFFICE_NOW, officeServers, useOffice } from '#tests/support/office-bench.ts';

describe.each(officeServers)('commands of the terminal', (server) => {
  const office = useOffice(server);
  const { type } = office;

  test('make a token that is shown once and holds until it is revoked', async () => {
    const { code, said } = await type('token', 'criar', 'ERP', '--escopos', 'precos,estoques');
    expect([code, said.length]).toEqual([0, 1]);
    const holder = await findToken(office.store.db, said[0] ?? '', OFFICE_NOW);
    expect(holder).toMatchObject({ nome: 'ERP', escopos: ['precos', 'estoques'] });
    expect((await type('token', 'criar', 'ERP', '--escopos', 'todos')).errors).toEqual([
      'Já há um token de nome "ERP".',
    ]);
    const semEscopos = await type('token', 'criar', 'B');
    expect([semEscopos.code, semEscopos.said, semEscopos.errors[0]]).toEqual([
      1,
      [],
      expect.stringMatching(/^Diga com --escopos o que o token pode, .*produtos, .*; ou --escopos todos\.$/),
    ]);
    expect((await type('token', 'criar', 'B', '--escopos', 'tudo')).errors[0]).toMatch(
      /^Não há o escopo "tudo"\./,
    );
    expect((await type('token', 'listar')).said).toEqual([
      'ERP: precos, estoques; criado em 20/11/2026 12:00, usado 20/11/2026 12:00',
    ]);
    expect((await type('token', 'revogar', 'ERP')).said).toEqual(['O token "ERP" foi revogado.']);
    expect(await findToken(office.store.db, said[0] ?? '', OFFICE_NOW)).toBeUndefined();
    expect((await type('token', 'revogar', 'ERP')).code).toBe(1);
  });

  test('make a receiver of events, change its secret, stop it and send again', async () => {
    const criado = await type(
      'destino',
      'criar',
      'ERP',
      'https://erp.example/maleta',
      '--tipos',
      'pedido.feito',
    );
    expect([criado.code, criado.said[0]]).toEqual([0, expect.stringMatching(/^whsec_/)]);
    expect((await type('destino', 'criar', 'ERP', 'https://erp.example/x')).code).toBe(1);
    expect((await type('destino', 'criar', 'B', 'http://erp.example/x')).errors).toEqual([
      'O endereço deve começar por https://.',
    ]);
    expect((await type('destino', 'criar', 'B', 'https://b.example', '--tipos', 'sol')).errors[0]).toMatch(
      /^Não há o tipo "sol"\./,
    );
    expect((await type('destino', 'segredo', 'ERP')).said[0]).not.toBe(criado.said[0]);
    expect((await type('destino', 'parar', 'ERP')).code).toBe(0);
    expect((await type('destino', 'listar')).said).toEqual([
      'ERP: https://erp.example/maleta, 0 por entregar, 0 não aceitos, parado',
    ]);
    expect((await type('destino', 'seguir', 'ERP')).code).toBe(0);
    await office.store.db
      .insertInto('evento')
      .values({
        tipo: 'pedido.feito',
        chave: 'pedido:1',
        referencia: 'evt-1',
        corpo: '{}',
        criadoEm: OFFICE_NOW,
      })
      .execute();
    expect((await type('destino', 'reenviar', 'ERP', '--desde', '2026-11-20')).said).toEqual([
      '1 eventos serão entregues de novo a "ERP".',
    ]);
    expect((await type('destino', 'listar')).said[0]).toMatch(/, 1 por entregar, 0 não aceitos$/);
    expect((await type('destino', 'reenviar', 'ERP', '--desde', 'ontem')).code).toBe(1);
    expect((await type('destino', 'parar', 'X')).errors).toEqual(['Não há o destino "X".']);
  });
});
