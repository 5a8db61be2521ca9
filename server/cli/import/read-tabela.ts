import type { Lida } from '#server/integration/files/line.ts';
import { readFile as readRecords } from '#server/integration/files/read-file.ts';
import type { Tabela } from './file-to-lines.ts';

const SEM_FIM =
  'A última linha não termina: o arquivo pode ter sido cortado. Confira o número no fim dela, e termine a linha.';

/** The lines of a table; the last one of a file that may be cut is refused. */
export async function* readTabela({ arquivo, kind, semFim = false }: Tabela): AsyncGenerator<Lida> {
  let before: Lida | undefined;
  for await (const lida of readRecords(arquivo, kind)) {
    if (before !== undefined) yield before;
    before = lida;
  }
  if (before !== undefined)
    yield semFim && 'campos' in before ? { linha: before.linha, recusa: SEM_FIM } : before;
}
