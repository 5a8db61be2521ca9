import { ok } from '#lib/result.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { transact } from '#server/db/transacao.ts';
import { moverDaEmpresa } from '#server/returns/data/mover-da-empresa.ts';
import { idOf } from './campos.ts';
import { type ATOS, MENSAGEM_MAXIMO } from './devolucoes.ts';
import type { Recusa } from './recusas.ts';

const NAO_ENCONTRADA: Recusa = [404, 'Esta devolução não existe.'];
const SITUACAO: Recusa = [409, 'A situação desta devolução não permite mais esta decisão.'];
const MENSAGEM: Recusa = [422, `Escreva ao cliente o motivo, em até ${MENSAGEM_MAXIMO} caracteres.`];

/** The sentence as a person counts it; no database stores the character 0. */
const isMensagem = (text: string): boolean =>
  text !== '' && Array.from(text).length <= MENSAGEM_MAXIMO && !text.includes('\0');

/** Moves a return as the office decides. @returns why not, if it cannot. */
export async function moverDoFormulario(
  db: Database,
  { ato, comMensagem }: (typeof ATOS)[number],
  fields: URLSearchParams,
  now: Date,
): Promise<Recusa | undefined> {
  const id = idOf(fields.get('id'));
  const mensagem = comMensagem ? (fields.get('mensagem') ?? '').trim() : '';
  if (id === undefined) return NAO_ENCONTRADA;
  if (comMensagem && !isMensagem(mensagem)) return MENSAGEM;
  const done = await transact(db, async (trx) =>
    ok(await moverDaEmpresa(trx, id, ato, { mensagem, em: now })),
  );
  const moved = done.ok ? done.value : 'nao-encontrada';
  if (moved === 'movida') return undefined;
  return moved === 'nao-encontrada' ? NAO_ENCONTRADA : SITUACAO;
}
