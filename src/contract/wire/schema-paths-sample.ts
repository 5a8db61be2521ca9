import type * as z from 'zod/mini';

/** For tests: a schema of either kind. */
export type Schema = z.core.$ZodType;

/** The schemas that a schema consists of on the wire, next to its own members. */
function partsOf(schema: Schema): readonly Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return [def.element];
  if (def.type === 'pipe') return [def.in];
  if (def.type === 'union') return def.options;
  if (def.type === 'nullable' || def.type === 'optional') return [def.innerType];
  return [];
}

/** The schema of a member, in lists as in their elements; undefined where there is none. */
function memberOf(schema: Schema, name: string): Schema | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return def.shape[name];
  return partsOf(schema)
    .map((part) => memberOf(part, name))
    .find((member) => member !== undefined);
}

/** True when a schema has a member, named as `outer.inner`. */
export function hasPath(schema: Schema, path: string): boolean {
  let at: Schema | undefined = schema;
  for (const name of path.split('.')) at = at && memberOf(at, name);
  return at !== undefined;
}

/** The members of `prefix`, each as a path. */
export const within = (prefix: string, names: string): string[] =>
  names.split(' ').map((name) => `${prefix}.${name}`);
