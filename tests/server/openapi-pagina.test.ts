import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { prose } from '#server/http/openapi/html.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

describe('the page of the contract', () => {
  let database: TestDatabase;
  let api: Api;
  let html: string;
  let policy: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await openApi(database);
    const answer = await api.nobody.get('/docs/');
    html = answer.text;
    policy = String(answer.headers['content-security-policy']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-api']).toBe('maleta/1');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, one = '']) => one);

  test('has a place for every call, and all of its links lead somewhere', () => {
    const ids = new Set(found(/ id="([^"]+)"/g));
    expect(ids.size).toBe(found(/ id="([^"]+)"/g).length);
    for (const { name } of calls) expect(ids).toContain(`call-${name}`);
    const targets = found(/ href="#([^"]+)"/g);
    expect(targets.length).toBeGreaterThan(300);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('documents a call whole: access, parameters, body, statuses, codes, an example', () => {
    const [article = ''] = found(/<article id="call-confirmarCarrinho">([\s\S]*?)<\/article>/g);
    const text = article.replaceAll(/<[^>]+>/g, '').replaceAll('&#34;', '"');
    for (const part of [
      'POST /Carrinho/ConfirmarCarrinho',
      'Needs a session (bearer token).',
      'Turns the cart into orders',
      'idempotency-key',
      'ConfirmarCarrinhoBody',
      'carrinho-mudou',
      '"totalVisto": 620.52',
    ])
      expect(text).toContain(part);
  });

  test('runs no script and loads no file; its policy names its only style', () => {
    expect(html).not.toMatch(/<(?:script|img|link|iframe|form)\b|https?:|<[^>]+\s(?:style|on\w+)=/);
    const styles = found(/<style>([\s\S]*?)<\/style>/g).map((style) =>
      createHash('sha256').update(style).digest('base64'),
    );
    expect(styles).toHaveLength(1);
    expect(policy).toContain(`style-src 'sha256-${styles[0]}'`);
    expect(policy).toContain("default-src 'none'");
  });

  test('writes marks of HTML in a description as text', () => {
    expect(prose('a <b> of `x < y` & "z"')).toBe(
      '<p>a &#60;b&#62; of <code>x &#60; y</code> &#38; &#34;z&#34;</p>',
    );
    expect(prose('- one\n- two')).toBe('<ul><li>one</li><li>two</li></ul>');
  });
});
