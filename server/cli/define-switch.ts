import { fail, ok } from '#lib/result.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { type Command, defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

type Switch = {
  readonly ativo: boolean;
  readonly summary: string;
  /** Switches the destination of a name; false when there is none. */
  readonly put: (db: Database, nome: string, ativo: boolean) => Promise<boolean>;
  /** The kind of destination, as in `O destino "x" foi parado`. */
  readonly kind: string;
};

/** A command that stops a destination by its name, or lets it go on. */
export const defineSwitch = ({ ativo, summary, put, kind }: Switch): Command =>
  defineCommand({
    usage: '<nome>',
    summary,
    takes: ['nome'],
    run: ({ nome }, office) =>
      withStore(office, async ({ db }) =>
        (await put(db, nome, ativo))
          ? ok(office.say(`O ${kind} "${nome}" ${ativo ? 'segue' : 'foi parado'}.`))
          : fail(`Não há o ${kind} "${nome}".`),
      ),
  });
