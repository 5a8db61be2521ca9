import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAPEIS, type Papel } from '#contract/access/papel.ts';
import { calls } from '#contract/calls.ts';
import type { AnyCall } from '#contract/wire/call.ts';
import { rightOf } from '#contract/wire/right-of.ts';
import { may } from '#domain/access/papel.ts';
import { must } from '#lib/must.ts';
import { type Api, type ApiAnswer, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { digestOf } from './acesso/estado.ts';
import { A_QUEM_SABE, ABERTAS, LINHAS } from './acesso/linhas.ts';
import { type Chamador, type Mundo, OUTRO, openMundo, SEGREDOS } from './acesso/mundo.ts';
import { type Celula, drawMatriz, isOfRole, type Linha } from './acesso/tabela.ts';

const PAGE = path.join(import.meta.dirname, '..', '..', 'docs', 'access-matrix.md');
const NOW = new Date('2026-11-20T15:00:00Z');
/** Refusals that mean 'not you' or 'not like that', never 'not now'. */
const NOT_BUSINESS = [400, 401, 403, 404, 405];

test('every call of the contract has a row', () => {
  expect(Object.keys(LINHAS).sort()).toEqual(calls.map((call) => call.name).sort());
});

describe.each(oneDatabase)('the callers of each call on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let mundo: Mundo | undefined;
  const matriz = new Map<string, Linha>();
  /** Calls that returned marked data to the right user. */
  const telling: string[] = [];

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => NOW });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  /** The world, created again if the last call has changed it. */
  async function freshMundo(): Promise<Mundo> {
    if (mundo !== undefined) return mundo;
    await database.reset();
    mundo = await openMundo(api, NOW);
    return mundo;
  }

  const ask = async (call: AnyCall, chamador: Chamador): Promise<ApiAnswer> => {
    const here = await freshMundo();
    const request = LINHAS[call.name];
    if (request === undefined) throw new Error(`no row for ${call.name}`);
    return await here.clientes[chamador].send(...request(here, chamador));
  };

  const askAs = async (call: AnyCall, papel: Papel): Promise<Celula> => {
    const here = await freshMundo();
    const request = LINHAS[call.name];
    if (request === undefined) throw new Error(`no row for ${call.name}`);
    return cellOf(await here.comPapel(papel, (client) => client.send(...request(here, 'certo'))));
  };
  /** The right user of a call that the company's office decides. */
  const askOffice = async (call: AnyCall): Promise<ApiAnswer> => {
    const here = await freshMundo();
    const request = must(LINHAS[call.name], call.name);
    return await here.comPapel('escritorio', (client) => client.send(...request(here, 'certo')));
  };
  const askRoles = async (call: AnyCall, papeis: readonly Papel[]): Promise<Map<Papel, Celula>> => {
    const cells = new Map<Papel, Celula>();
    for (const papel of papeis) cells.set(papel, await askAs(call, papel));
    return cells;
  };

  const cellOf = ({ status, body }: ApiAnswer): Celula => ({
    status,
    codigo: status < 400 ? undefined : body.Codigo,
  });

  test.each(calls.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    await freshMundo();
    const before = await digestOf(database.db, OUTRO);
    const answers = {
      visitante: await ask(call, 'visitante'),
      expirado: await ask(call, 'expirado'),
      outro: await ask(call, 'outro'),
    };
    const right = rightOf(call);
    const forbidden = PAPEIS.filter((papel) => right !== null && !may(papel, right));
    const refused = await askRoles(call, forbidden);
    if (!ABERTAS.has(call.name)) expect(await digestOf(database.db, OUTRO)).toBe(before);
    const certo = right === 'decide' ? await askOffice(call) : await ask(call, 'certo');
    const allowed = await askRoles(
      call,
      PAPEIS.filter((papel) => !forbidden.includes(papel)),
    );
    expect(forbidden.filter((papel) => !isOfRole(must(refused.get(papel), papel)))).toEqual([]);
    if (call.method !== 'GET' || call.keyed) mundo = undefined;
    if (SEGREDOS.some((segredo) => certo.text.includes(segredo))) telling.push(call.name);

    for (const { text } of A_QUEM_SABE.has(call.name) ? [] : Object.values(answers)) {
      expect(SEGREDOS.filter((segredo) => text.includes(segredo))).toEqual([]);
    }
    const { visitante, expirado, outro } = answers;
    if (call.access === 'session')
      expect(cellOf(visitante)).toEqual({ status: 401, codigo: 'nao-autenticado' });
    if (call.access !== 'public')
      expect(cellOf(expirado)).toEqual({ status: 401, codigo: 'sessao-expirada' });
    // 410: an expired link, for any caller.
    expect([200, 403, 404, 410]).toContain(outro.status);
    expect(outro.status === 200 || call.errors.some((known) => known === outro.body.Codigo)).toBe(true);
    expect(NOT_BUSINESS).not.toContain(certo.status);
    if (certo.status >= 400) {
      expect(call.errors).toContain(certo.body.Codigo);
      expect(certo.body.Description).not.toBe('');
    }
    matriz.set(call.name, {
      visitante: cellOf(visitante),
      expirado: cellOf(expirado),
      outro: cellOf(outro),
      certo: cellOf(certo),
      papeis: new Map([...refused, ...allowed]),
    });
  });

  test('the right user gets the data that the others must not see', () => {
    expect(telling).toEqual(
      expect.arrayContaining([
        'usuarioAutenticado',
        'consultarUsuarioCliente',
        'consultarClienteDadosGerais',
        'consultarLimitePagamentoAntecipado',
        'consultarCarrinho',
        'consultarPedidosPorCarrinho',
        'consultarPedidos',
        'consultarPedidoDetalhe',
        'consultarTitulosPedido',
        'consultarNotas',
        'exportarNotas',
        'baixarXml',
        'baixarAnexo',
        'consultarPendencias',
        'consultarExtratoCliente',
      ]),
    );
  });

  test('the page of the documentation matches the outcome', () => {
    const drawn = drawMatriz(matriz);
    if (process.env['MALETA_MATRIZ'] === 'write') writeFileSync(PAGE, drawn);
    expect(readFileSync(PAGE, 'utf8')).toBe(drawn);
  });
});
