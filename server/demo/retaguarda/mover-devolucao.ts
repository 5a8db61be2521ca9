import { ok } from '#lib/result.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { transact } from '#server/db/transacao.ts';
import { moverDaEmpresa } from '#server/returns/data/mover-da-empresa.ts';
import { idOf } from './campos.ts';
import type { ATOS } from './devolucoes.ts';
import { mensagemOf, SEM_MENSAGEM } from './mensagem.ts';
import type { Recusa } from './recusas.ts';

const NAO_ENCONTRADA: Recusa = [404, 'Esta devolução não existe.'];
const SITUACAO: Recusa = [409, 'A situação desta devolução não permite mais esta decisão.'];

/** Moves a return as the office decides. @returns why not, if it cannot. */
export async function moverDoFormulario(
  db: Database,
  { ato, comMensagem }: (typeof ATOS)[number],
  fields: URLSearchParams,
  now: Date,
): Promise<Recusa | undefined> {
  const id = idOf(fields.get('id'));
  const mensagem = comMensagem ? mensagemOf(fields) : '';
  if (id === undefined) return NAO_ENCONTRADA;
  if (mensagem === undefined) return SEM_MENSAGEM;
  const done = await transact(db, async (trx) =>
    ok(await moverDaEmpresa(trx, id, ato, { mensagem, em: now })),
  );
  const moved = done.ok ? done.value : 'nao-encontrada';
  if (moved === 'movida') return undefined;
  return moved === 'nao-encontrada' ? NAO_ENCONTRADA : SITUACAO;
}
