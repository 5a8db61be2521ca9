import { ok } from '#lib/result.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { transact } from '#server/db/transacao.ts';
import { type Recebimento, receberConta } from '#server/payment/data/receber-conta.ts';
import { idOf } from './campos.ts';
import type { Recusa } from './recusas.ts';

const RECUSAS: Readonly<Record<Exclude<Recebimento, 'recebida'>, Recusa>> = {
  paga: [409, 'Esta conta já está liquidada.'],
  antecipada: [422, 'Esta conta é liquidada pelo pagamento do seu pedido.'],
  'valor-invalido': [422, 'O valor de uma parte fica acima de zero e abaixo do que se deve.'],
  'nao-encontrada': [404, 'Esta conta não existe.'],
};

const REAIS = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** Cents of a number field; null for an empty one, undefined for no amount. */
function centsOf(text: string): number | null | undefined {
  if (text === '') return null;
  const [, reais, cents = ''] = REAIS.exec(text) ?? [];
  return reais === undefined ? undefined : Number(reais) * 100 + Number(cents.padEnd(2, '0'));
}

/** Takes the money of an instalment, whole or in part. @returns why not, if it cannot. */
export async function receberDoFormulario(
  db: Database,
  fields: URLSearchParams,
  now: Date,
): Promise<Recusa | undefined> {
  const id = idOf(fields.get('id'));
  const valor = centsOf(fields.get('valor') ?? '');
  if (id === undefined) return RECUSAS['nao-encontrada'];
  if (valor === undefined) return RECUSAS['valor-invalido'];
  const done = await transact(db, async (trx) => ok(await receberConta(trx, id, valor, now)));
  const recebimento = done.ok ? done.value : 'nao-encontrada';
  return recebimento === 'recebida' ? undefined : RECUSAS[recebimento];
}
