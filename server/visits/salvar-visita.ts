import type { manterVisita } from '#contract/visits/visita.ts';
import type { BodyOf, ReplyOf } from '#contract/wire/call.ts';
import { DIA_DIFERENTE, DIA_DISTANTE, errosDaNota, VISITA_MUDOU } from '#domain/visits/visita.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import { insertEventoDaVisita } from '#server/events/data/visit-event.ts';
import { type Recusa, refuse } from '#server/http/recusa.ts';
import { deleteVisita, type Escrita, insertVisita, lockVisita, updateVisita } from './data/visitas.ts';

type Pedido = BodyOf<typeof manterVisita>;
type Salva = Result<ReplyOf<typeof manterVisita>, Recusa>;

/** A note may wait so many days on a device without a signal, and a device's clock may be a day ahead. */
const DIAS_ATRAS = 366;

/** The sentence for a note of another day than that of its writing, or of a day far from today; else undefined. */
function erroDoDia({ dia, escritaEm }: Pedido, now: Date): string | undefined {
  if (businessDayOf(new Date(escritaEm)) !== dia) return DIA_DIFERENTE;
  const hoje = businessDayOf(now);
  return dia > addDays(hoje, 1) || dia < addDays(hoje, -DIAS_ATRAS) ? DIA_DISTANTE : undefined;
}

/** True if the note of this moment is the one that the user saw, or this very one: its first answer may be lost. */
const isSeen = (escritaEm: Date, { base, escritaEm: nova }: Pedido): boolean =>
  [base, nova].some((moment) => moment !== null && new Date(moment).getTime() === escritaEm.getTime());

/**
 * Writes or deletes the note in place of the stored one, `there`. @returns its id; undefined if the stored note is not the
 * one that the user saw.
 */
async function gravar(
  scope: Scope,
  pedido: Pedido,
  escrita: Escrita | null,
  there: Awaited<ReturnType<typeof lockVisita>>,
): Promise<string | undefined> {
  const { id, idPessoaCliente, dia } = pedido;
  if (there === undefined) {
    const isNew = escrita !== null && (await insertVisita(scope, { id, idPessoaCliente, dia, ...escrita }));
    return isNew ? id : undefined;
  }
  if (!isSeen(there.escritaEm, pedido)) return undefined;
  if (escrita === null) await deleteVisita(scope, there.id);
  else await updateVisita(scope, there.id, escrita);
  return there.id;
}

/** Writes or deletes the user's note of a day, unless another one stands there than the user saw. @returns its id. */
export async function salvarVisita(scope: Scope, pedido: Pedido, now: Date): Promise<Salva> {
  const { idPessoaCliente, dia, nota } = pedido;
  const erros = nota === null ? {} : errosDaNota(nota);
  const erro = erroDoDia(pedido, now) ?? erros.motivo ?? erros.texto;
  if (erro !== undefined) return refuse('requisicao-invalida', erro);
  const escrita = nota && { ...nota, escritaEm: new Date(pedido.escritaEm) };
  const there = await lockVisita(scope, pedido);
  if (escrita === null && there === undefined) return ok({ id: pedido.id });
  const id = await gravar(scope, pedido, escrita, there);
  if (id === undefined) return refuse('visita-mudou', VISITA_MUDOU);
  const { db, idUsuario } = scope;
  await insertEventoDaVisita(db, { id, idPessoaCliente, idUsuario, dia, nota: escrita }, now);
  return ok({ id });
}
