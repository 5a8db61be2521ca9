import { createHash } from 'node:crypto';
import { escaped, prose } from './html.ts';
import { STYLE } from './page-style.ts';
import { members, nameOf, typeOf } from './page-types.ts';
import type { Json } from './schemas.ts';

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** The page runs no script and loads no other file; its one style is allowed by its hash. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

type Operation = { readonly method: string; readonly path: string; readonly data: Json };

const asJson = (value: unknown): Json => (value ?? {}) as Json;
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function operationsOf(document: Json): Operation[] {
  return Object.entries(asJson(document['paths'])).flatMap(([path, methods]) =>
    Object.entries(asJson(methods)).map(([method, data]) => ({
      method: method.toUpperCase(),
      path,
      data: asJson(data),
    })),
  );
}

const idOf = ({ data }: Operation): string => `call-${escaped(asText(data['operationId']))}`;

function accessOf({ data }: Operation): string {
  const needs = (data['security'] as Json[]).map((one) => Object.keys(one)[0] ?? '');
  if (needs.includes('basic')) return 'Basic authentication.';
  if (needs.length === 0) return 'Without a session.';
  return needs.includes('') ? 'With a session or without.' : 'Needs a session (bearer token).';
}

function parametersOf(document: Json, { data }: Operation): string {
  const known = asJson(asJson(document['components'])['parameters']);
  const rows = (data['parameters'] as Json[]).map((one) => {
    const parameter = one['$ref'] === undefined ? one : asJson(known[nameOf(one['$ref'])]);
    const need = parameter['required'] === true ? '' : ' <em>optional</em>';
    return (
      `<dt><code>${escaped(asText(parameter['name']))}</code> ${escaped(asText(parameter['in']))}${need}</dt>` +
      `<dd>${typeOf(parameter['schema'])}${prose(asText(parameter['description']))}</dd>`
    );
  });
  return rows.length === 0 ? '' : `<h4>Parameters</h4><dl>${rows.join('')}</dl>`;
}

function contentOf(content: unknown): string {
  return Object.entries(asJson(content))
    .map(([type, media]) => {
      const { schema, example } = asJson(media);
      const shown =
        example === undefined ? '' : `<pre>${escaped(JSON.stringify(example, undefined, 1))}</pre>`;
      return `<p><code>${escaped(type)}</code>: ${typeOf(schema)}</p>${shown}`;
    })
    .join('');
}

function answersOf({ data }: Operation): string {
  const rows = Object.entries(asJson(data['responses'])).map(([status, one]) => {
    const { description, content } = asJson(one);
    const body = status === '200' ? contentOf(content) : '';
    return `<dt>${status}</dt><dd>${prose(asText(description))}${body}</dd>`;
  });
  return `<h4>Answers</h4><dl>${rows.join('')}</dl>`;
}

function article(document: Json, operation: Operation): string {
  const { method, path, data } = operation;
  const body = asJson(data['requestBody']);
  return [
    `<article id="${idOf(operation)}">`,
    `<h3><a href="#${idOf(operation)}"><code>${method} ${escaped(path)}</code></a></h3>`,
    `<p><strong>${escaped(asText(data['summary']))}</strong></p>`,
    `<p>${accessOf(operation)} <code>${escaped(asText(data['operationId']))}</code></p>`,
    prose(asText(data['description'])),
    parametersOf(document, operation),
    data['requestBody'] === undefined ? '' : `<h4>Body</h4>${contentOf(body['content'])}`,
    answersOf(operation),
    '</article>',
  ].join('\n');
}

function typeArticle([name, schema]: [string, unknown]): string {
  const json = asJson(schema);
  const isObject = json['type'] === 'object';
  return `<article id="type-${escaped(name)}"><h3>${escaped(name)}</h3>${isObject ? members(json) : `<p>${typeOf(json)}</p>`}</article>`;
}

/** The OpenAPI document as one page to read: no script, no external content, an anchor for each call and type. */
export function toPage(document: Json): string {
  const info = asJson(document['info']);
  const operations = operationsOf(document);
  const areas = (document['tags'] as Json[]).map((tag) => ({
    name: asText(tag['name']),
    description: asText(tag['description']),
    here: operations.filter(({ data }) => (data['tags'] as string[]).includes(asText(tag['name']))),
  }));
  const contents = areas.map(
    ({ name, here }) =>
      `<h4><a href="#area-${escaped(name)}">${escaped(name)}</a></h4><ul>${here
        .map((one) => `<li><a href="#${idOf(one)}">${one.method} ${escaped(one.path)}</a></li>`)
        .join('')}</ul>`,
  );
  const sections = areas.map(
    ({ name, description, here }) =>
      `<section><h2 id="area-${escaped(name)}">${escaped(name)}</h2><p>${escaped(description)}</p>${here
        .map((one) => article(document, one))
        .join('\n')}</section>`,
  );
  const types = Object.entries(asJson(asJson(document['components'])['schemas'])).map(typeArticle);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Maleta API</title><style>${STYLE}</style></head><body><main>
<h1>Maleta API ${escaped(asText(info['version']))}</h1>
<p>As OpenAPI 3.1: <a href="/api/docs">/api/docs</a></p>
${prose(asText(info['description']))}
<nav aria-label="Calls"><h2>Calls</h2>${contents.join('\n')}</nav>
${sections.join('\n')}
<section><h2 id="types">Types</h2>
${types.join('\n')}</section>
</main></body></html>`;
}
