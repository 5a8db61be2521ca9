import { readCodigos } from '#contract/integration/read-record.ts';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { judgeLinhas } from './judge-lines.ts';
import { recursoOf } from './resources/resources.ts';

/** Lines of one step. Each step reads the existing records, and that read costs the same for few lines as for many. */
const LOTE = 30_000;

/**
 * Writes lines of one kind by the rules of a load, in a transaction of the caller: all or none, and without an undo.
 * @throws for a line that a load would refuse.
 */
export async function writeLinhas(
  trx: DatabaseTransaction,
  nome: NomeRecurso,
  linhas: Iterable<object>,
): Promise<void> {
  let lote: object[] = [];
  for (const linha of linhas) {
    lote.push(linha);
    if (lote.length < LOTE) continue;
    await writeLote(trx, nome, lote);
    lote = [];
  }
  if (lote.length > 0) await writeLote(trx, nome, lote);
}

async function writeLote(
  trx: DatabaseTransaction,
  nome: NomeRecurso,
  linhas: readonly object[],
): Promise<void> {
  const recurso = recursoOf(nome);
  const comChave = linhas.map((json) => {
    const codigos = readCodigos(json, recurso.codigos, recurso.chaves);
    if (!codigos.ok) throw new Error(`${nome}: ${codigos.error}`);
    return { json, chave: recurso.chaveDe(codigos.value) };
  });
  const { aceitas, recusadas } = await judgeLinhas(trx, recurso, 'incluirAlterar', comChave);
  const [recusada] = recusadas;
  if (recusada !== undefined) throw new Error(`${nome} ${recusada.linha.chave}: ${recusada.motivo}`);
  if (aceitas.length > 0) {
    await recurso.gravar(
      trx,
      aceitas.map(({ novo }) => novo),
    );
  }
}
