import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consultarTemas } from '#contract/content/tema.ts';
import { TEMAS } from '#server/demo/seed/temas.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { catalogue } from '#theme/catalogue.ts';
import { chooseTheme } from '#theme/choose-theme.ts';
import { resolveTheme } from '#theme/resolve-theme.ts';

describe('the themes of the demo', () => {
  let database: TestDatabase;
  let api: Api;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await openApi(database);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const temas = async () =>
    consultarTemas.reply.parse(JSON.parse((await api.nobody.get('/temapersonalizado')).text));

  test('come to a visitor with the store’s own first, of every type', async () => {
    const all = await temas();
    expect(all.map((t) => [t.idTemaPersonalizado, t.temaPersonalizadoTipo.idTemaPersonalizadoTipo])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 8],
    ]);
    expect(all[3]?.variosHotsite).toEqual(['verao-da-saude']);
    expect(all[1]?.imagemTema).toMatch(/^data:image\/svg\+xml;base64,/);
  });

  test('have colours with their transparency mixed in', async () => {
    const [loja, raizes] = await temas();
    expect(loja?.parametros).toEqual([]);
    expect(raizes?.parametros).toContainEqual({
      parametroTipo: { idParametroTipo: 27 },
      valor: '#0e1f1a',
      valorComPercentualTransparencia: '#0e1f1a80',
    });
    expect(raizes?.parametros[0]).toEqual({ parametroTipo: { idParametroTipo: 3 }, valor: '#0b5d4a' });
  });

  test('carry transparency as two hex digits, and their hotsites', async () => {
    const { db } = database;
    const colour = db.updateTable('temaParametro').where('idTemaPersonalizado', '=', 2);
    const throughAt = async (percentualTransparencia: number) => {
      await colour.where('idParametroTipo', '=', 27).set({ percentualTransparencia }).execute();
      const { parametros } = (await temas())[1] ?? { parametros: [] };
      return parametros.find((p) => p.parametroTipo.idParametroTipo === 27)?.valorComPercentualTransparencia;
    };
    expect([await throughAt(0), await throughAt(97), await throughAt(100)]).toEqual([
      '#0e1f1aff',
      '#0e1f1a08',
      '#0e1f1a00',
    ]);
    await throughAt(50);
    const tema = db.updateTable('tema').where('idTemaPersonalizado', '=', 2);
    await tema.set({ variosHotsite: 'verao;;inverno' }).execute();
    expect((await temas())[1]?.variosHotsite).toEqual(['verao', 'inverno']);
    await tema.set({ variosHotsite: '' }).execute();
    expect((await temas())[1]?.variosHotsite).toEqual([]);
  });

  test('start with another store’s when the parameter names it', async () => {
    await database.db.updateTable('parametro').set({ valor: '2' }).where('nome', '=', 'idTemaLoja').execute();
    const all = await temas();
    expect(all.map((t) => t.idTemaPersonalizado)).toEqual([2, 1, 3, 4, 5]);
    const now = new Date('2020-01-01T12:00:00Z');
    expect(chooseTheme(all, { now, path: '/' })?.idTemaPersonalizado).toBe(2);
    await database.db.updateTable('parametro').set({ valor: '1' }).where('nome', '=', 'idTemaLoja').execute();
  });

  test('show the campaign only between its days', async () => {
    const all = await temas();
    const campanha = all.find((t) => t.idTemaPersonalizado === 3);
    const at = (day: string | null | undefined, time: string) =>
      chooseTheme(all, { now: new Date(`${day}T${time}-03:00`), path: '/' })?.idTemaPersonalizado;
    expect(at(campanha?.dataInicial, '00:00:00')).toBe(3);
    expect(at(campanha?.dataFinal, '23:59:59')).toBe(3);
    expect(at('2020-01-01', '12:00:00')).toBe(1);
  });
});

describe('every seeded theme', () => {
  const parametrosOf = (cores: (typeof TEMAS)[number]['cores']) =>
    cores.map(([idParametroTipo, valor]) => ({ parametroTipo: { idParametroTipo }, valor }));
  const padrao = parametrosOf(TEMAS[0]?.cores ?? []);

  test.each(TEMAS)('$nome prints every text of the catalogue at 4.5:1, without a correction', ({ cores }) => {
    expect(resolveTheme(parametrosOf(cores), padrao).corrected).toEqual([]);
  });

  test.each(TEMAS)('$nome sets only colours that the catalogue knows', ({ cores }) => {
    const ids = new Set(catalogue.map(({ id }) => id));
    expect(cores.filter(([id]) => !ids.has(id))).toEqual([]);
  });
});
