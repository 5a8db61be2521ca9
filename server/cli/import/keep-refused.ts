import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { Office } from '#server/cli/command.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { keepFile } from './keep-file.ts';
import { type Recusadas, refusedName, writeRefused } from './refused-file.ts';

/** Where the refused lines of a file go: next to `feito`. */
export type Lugar = {
  readonly feito: string;
  /** The full paths of the files that the command loads or wrote: they are no leftovers. */
  readonly emUso: Set<string>;
};

const ANTERIOR = 'de uma carga anterior';

/** Keeps the refused lines of a load next to its file and names them. A file that is there, mended or not, stays as it is. */
export async function keepRefused(
  db: Database,
  recurso: NomeRecurso,
  recusadas: Recusadas,
  { feito, emUso }: Lugar,
  { say }: Pick<Office, 'say'>,
): Promise<void> {
  const kind = recusadas.tabela === undefined ? 'ndjson' : 'csv';
  const nameAt = (later: number): string => refusedName(feito, recurso, kind, later);
  const { dir, base } = path.parse(nameAt(0));
  // The watched folder passes over a name that begins with a point.
  const escrito = path.join(dir, `.${base}.parte`);
  try {
    await writeRefused(db, escrito, recusadas);
    const { nome, tomados } = await keepFile(escrito, nameAt);
    say(`As linhas recusadas, com o motivo de cada uma: ${nome}`);
    const [first, ...others] = tomados.filter((tomado) => !emUso.has(path.resolve(tomado)));
    if (first !== undefined)
      say(
        others.length === 0
          ? `${first} é ${ANTERIOR} e fica como está.`
          : `${first} e mais ${others.length}, de cargas anteriores, ficam como estão.`,
      );
    emUso.add(path.resolve(nome));
  } finally {
    await rm(escrito, { force: true });
  }
}

/** Names the refused lines that an earlier load of the kind left, which may be mended by now and so are never removed. */
export async function tellLeftover(
  recurso: NomeRecurso,
  kind: 'csv' | 'ndjson',
  { feito, emUso }: Lugar,
  { say }: Pick<Office, 'say'>,
): Promise<void> {
  const nome = refusedName(feito, recurso, kind);
  if (emUso.has(path.resolve(nome))) return;
  const found = await stat(nome).catch(() => undefined);
  if (found?.isFile() === true)
    say(`${nome} é ${ANTERIOR}: nesta nenhuma linha foi recusada. Se você não o usa mais, apague-o.`);
}
