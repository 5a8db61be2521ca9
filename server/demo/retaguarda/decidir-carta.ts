import { ok } from '#lib/result.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { transact } from '#server/db/transacao.ts';
import { aprovarCarta, recusarCarta } from '#server/letters/data/decidir-da-empresa.ts';
import type { Emissor } from '#server/nfe/port.ts';
import { idOf } from './campos.ts';
import type { DecisaoDaCarta } from './cartas.ts';
import { mensagemOf, SEM_MENSAGEM } from './mensagem.ts';
import type { Recusa } from './recusas.ts';

const NAO_ENCONTRADA: Recusa = [404, 'Esta carta de correção não existe.'];
const SITUACAO: Recusa = [409, 'A situação desta carta de correção não permite mais esta decisão.'];
const SEM_EMISSOR: Recusa = [409, 'Este servidor não registra cartas de correção.'];

type Escritorio = { readonly db: Database; readonly emissor: Emissor | undefined };

/** Registers or rejects a letter as the office decides. @returns why not, if it cannot. */
export async function decidirDoFormulario(
  { db, emissor }: Escritorio,
  { decisao }: DecisaoDaCarta,
  fields: URLSearchParams,
  now: Date,
): Promise<Recusa | undefined> {
  const id = idOf(fields.get('id'));
  if (id === undefined) return NAO_ENCONTRADA;
  const mensagem = mensagemOf(fields);
  if (decisao === 'recusar' && mensagem === undefined) return SEM_MENSAGEM;
  if (emissor === undefined) return SEM_EMISSOR;
  const done = await transact(db, async (trx) =>
    ok(
      decisao === 'aprovar'
        ? await aprovarCarta(trx, id, emissor, now)
        : await recusarCarta(trx, id, { mensagem: mensagem ?? '', em: now }),
    ),
  );
  const fim = done.ok ? done.value : 'nao-encontrada';
  if (fim === 'aprovada' || fim === 'recusada') return undefined;
  if (typeof fim !== 'string') return [409, fim.sentence];
  return fim === 'nao-encontrada' ? NAO_ENCONTRADA : SITUACAO;
}
