import { escaped } from './html.ts';
import type { Json } from './schemas.ts';

const asJson = (value: unknown): Json => (value ?? {}) as Json;
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const MOST_VALUES = 12;

/** The name at the end of a reference. */
export const nameOf = (ref: unknown): string => String(ref).split('/').at(-1) ?? '';

const typeLink = (ref: unknown): string =>
  `<a href="#type-${escaped(nameOf(ref))}">${escaped(nameOf(ref))}</a>`;

function scalar(schema: Json): string {
  if (schema['const'] !== undefined) return `<code>${escaped(JSON.stringify(schema['const']))}</code>`;
  const values = asList(schema['enum']);
  if (values.length > 0) {
    const shown = values.slice(0, MOST_VALUES).map((value) => `<code>${escaped(String(value))}</code>`);
    return `one of ${shown.join(', ')}${values.length > MOST_VALUES ? ', …' : ''}`;
  }
  const { type = 'any', format } = schema;
  const words = Array.isArray(type) ? type.join(' or ') : String(type as string);
  return escaped(typeof format === 'string' ? `${words} (${format})` : words);
}

/** A value's type in a few words; the members of an unnamed object follow as a list. */
export function typeOf(value: unknown): string {
  const schema = asJson(value);
  if (schema['$ref'] !== undefined) return typeLink(schema['$ref']);
  const choices = [...asList(schema['anyOf']), ...asList(schema['oneOf'])];
  if (choices.length > 0) return choices.map(typeOf).join(' or ');
  if (asList(schema['allOf']).length > 0) return asList(schema['allOf']).map(typeOf).join(' with ');
  if (schema['type'] === 'array') return `list of ${typeOf(schema['items'])}`;
  if (schema['type'] === 'object') return `object${members(schema)}`;
  return scalar(schema);
}

/** The members of an object with their types; optional ones are marked. */
export function members(schema: Json): string {
  const required = new Set(asList(schema['required']));
  const rows = Object.entries(asJson(schema['properties'])).map(([name, type]) => {
    const optional = required.has(name) ? '' : ' <em>optional</em>';
    return `<dt><code>${escaped(name)}</code>${optional}</dt><dd>${typeOf(type)}</dd>`;
  });
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
}
