import type { Database } from '#server/db/schema/schema.ts';
import { encerrarPendencia } from '#server/regulatory/data/encerrar.ts';
import { idOf } from './campos.ts';
import type { FINS } from './documentos.ts';
import type { Recusa } from './recusas.ts';

const NAO_ENCONTRADA: Recusa = [404, 'Esta solicitação não existe.'];
const SITUACAO: Recusa = [409, 'Esta solicitação já foi encerrada.'];

/** Resolves or deletes a request as the office decides. @returns why not, if it cannot. */
export async function encerrarDoFormulario(
  db: Database,
  { situacao }: (typeof FINS)[number],
  fields: URLSearchParams,
  now: Date,
): Promise<Recusa | undefined> {
  const id = idOf(fields.get('id'));
  const fim = id === undefined ? 'nao-encontrada' : await encerrarPendencia(db, id, situacao, now);
  if (fim === 'encerrada') return undefined;
  return fim === 'nao-encontrada' ? NAO_ENCONTRADA : SITUACAO;
}
