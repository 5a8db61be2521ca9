import pg from 'pg';

/** The statements that PostgreSQL can keep parsed and planned. */
const KEPT = /^(select|insert|update|delete|with)\b/;

const names = new Map<string, string>();
const seenOnce = new Set<string>();

/** Returns the name under which connections keep a statement; undefined the first time, as many are never repeated. */
function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || !KEPT.test(text)) return name;
  if (!seenOnce.delete(text)) {
    seenOnce.add(text);
    return undefined;
  }
  names.set(text, `kept_${names.size}`);
  return names.get(text);
}

/**
 * A connection that parses and plans a repeated statement once: parsing and planning take half of PostgreSQL's time in
 * tests.
 */
export class PreparedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...args: readonly unknown[]) => unknown;
    const prepared = (...args: readonly unknown[]): unknown => {
      const [text, values] = args;
      const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values);
      const name = isPlain ? nameOf(text) : undefined;
      return name === undefined ? query(...args) : query({ name, text, values });
    };
    this.query = prepared as pg.Client['query'];
  }
}
