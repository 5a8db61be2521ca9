import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machineCalls } from '#contract/integration/machine-calls.ts';
import { type Api, type ApiAnswer, type ApiClient, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertErpOrders } from '#tests/support/erp-order.ts';
import { type Machine, openMachine } from '#tests/support/machine.ts';
import { LINHAS_DA_MAQUINA } from './acesso/linhas-da-maquina.ts';

const PAGE = path.join(import.meta.dirname, '..', '..', 'docs', 'access-matrix-machine.md');
const NOW = new Date('2026-11-20T15:00:00Z');

const HEAD = `# Calls that a machine may make

Written and held by \`tests/server/matriz-da-maquina.test.ts\` (\`MALETA_MATRIZ=write\` renews it): every call of the
company's own system is really made by four callers with the same arguments.

- **none**: without a token. **user**: with a session of a user of the app.
- **another**: with a token that lacks the call's scope. **right**: with a token that has it.

| call | address below /api | none | user | another | right |
| --- | --- | --- | --- | --- | --- |
`;

const cellOf = ({ status, body }: ApiAnswer): string =>
  status < 400 ? String(status) : `${status} ${body.Codigo}`;

test('every call of the company’s own system has a row', () => {
  expect(Object.keys(LINHAS_DA_MAQUINA).sort()).toEqual(machineCalls.map((call) => call.name).sort());
});

describe.each(oneDatabase)('the callers of the company’s calls on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let right: Machine;
  let another: Machine;
  const rows: string[] = [];

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => NOW });
    await insertErpOrders(database.db);
    rep = await api.as('representante');
    right = await openMachine(api, database.db, { clock: () => NOW });
    another = await openMachine(api, database.db, { escopos: ['estoques'], clock: () => NOW });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  test.each(machineCalls.map((call) => [call.name, call] as const))('%s', async (name, call) => {
    const ask = LINHAS_DA_MAQUINA[name];
    if (ask === undefined) throw new Error(`no row for ${name}`);
    const alvo = await right.loaded('produtos', []);
    const answers = [
      await ask(api.nobody, alvo),
      await ask(rep, alvo),
      await ask(another, alvo),
      await ask(right, alvo),
    ];
    const cells = answers.map(cellOf);
    expect(cells.slice(0, 2)).toEqual(['401 nao-autenticado', '401 nao-autenticado']);
    // The list of loads holds only those of the token's scopes.
    if (name === 'consultarCargas') expect(answers[2]?.text).toBe('[]');
    else expect(cells[2]).toBe('403 sem-permissao');
    expect(answers[3]?.status).toBeLessThan(400);
    rows.push(`| \`${name}\` | ${call.method} ${call.path} | ${cells.join(' | ')} |`);
  });

  test('the page of the documentation matches the outcome', () => {
    const drawn = `${HEAD}${rows.join('\n')}\n`;
    if (process.env['MALETA_MATRIZ'] === 'write') writeFileSync(PAGE, drawn);
    expect(readFileSync(PAGE, 'utf8')).toBe(drawn);
  });
});
