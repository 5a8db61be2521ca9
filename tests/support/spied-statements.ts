import type { CompiledQuery, KyselyPlugin, QueryId } from 'kysely';
import type { TestDatabase } from './database.ts';

/** A test database that records its statements, those of transactions included. */
export type SpiedDatabase = Pick<TestDatabase, 'store' | 'db'> & {
  /** The statements executed since the last call, in that order. */
  take(): CompiledQuery[];
};

/** Notes each statement that goes through the store; the database works as always. */
export function spyOn({ store, db }: TestDatabase): SpiedDatabase {
  let seen: CompiledQuery[] = [];
  const executor = db.getExecutor();
  // A subquery is compiled too, but never executed by itself.
  const compiled = new WeakMap<QueryId, CompiledQuery>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      compiled.set(queryId, executor.compileQuery(node, queryId));
      return node;
    },
    async transformResult({ result, queryId }) {
      const query = compiled.get(queryId);
      if (query !== undefined) seen.push(query);
      return result;
    },
  };
  const spied = db.withPlugin(plugin);
  return {
    store: { ...store, db: spied },
    db,
    take() {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
}
