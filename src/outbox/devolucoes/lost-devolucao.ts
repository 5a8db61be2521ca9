import type { OutboxEnv } from '#outbox/env.ts';
import { toLostQuestion } from '#outbox/lost-receipt.ts';
import { newRow } from '#outbox/new-row.ts';
import type { ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { settleId } from './doubt.ts';

const CODIGO = 'devolucao-perdida';

/** True for the question about confirmed changes of a return that a restored server lost. */
export const isLostDevolucao = ({ codigo }: Pick<ParkedRow, 'codigo'>): boolean => codigo === CODIGO;

/** The confirmed changes of a return that a restored server was not asked about yet, the last first. */
export async function readToAsk(vault: Vault, lane: string): Promise<ReceiptRow[]> {
  const marca = await vault.checkpoints.get('marca');
  const conferir = marca?.name === 'marca' ? marca.conferir : [];
  const receipts = await vault.receipts.where('lane').equals(lane).toArray();
  return receipts.filter(({ key }) => conferir.includes(key)).toSorted((a, b) => b.seq - a.seq);
}

const COPIA = 'O servidor voltou a uma cópia anterior e';

const descriptionOf = ({ intent, idDevolucao }: ReceiptRow): string =>
  intent.tipo === 'devolucao-criar'
    ? `${COPIA} não conhece mais esta devolução, que tinha sido confirmada${idDevolucao === undefined ? '' : ` (nº ${idDevolucao})`}. Confira com a central se ela existe. Se não existir, envie de novo.`
    : `${COPIA} perdeu esta alteração da devolução, que tinha sido confirmada, e as seguintes. Confira com a central antes de enviar de novo.`;

const toQuestion = (receipt: ReceiptRow, now: number): ParkedRow =>
  toLostQuestion(receipt, { codigo: CODIGO, description: descriptionOf(receipt) }, now);

/**
 * Makes the confirmed changes that a restored server lost into one question: the first is asked about, the others wait
 * behind it as new changes. Nothing is asked about a return that was made and deleted again.
 */
async function askAgain(vault: Vault, lost: readonly ReceiptRow[], env: OutboxEnv): Promise<void> {
  const now = env.now();
  const [first, ...later] = lost.toSorted((a, b) => a.seq - b.seq);
  const isOver =
    first?.intent.tipo === 'devolucao-criar' && later.at(-1)?.intent.tipo === 'devolucao-excluir';
  if (first === undefined || isOver) return;
  await vault.receipts.bulkDelete(lost.map(({ key }) => key));
  await vault.parked.put(toQuestion(first, now));
  await vault.parked.bulkPut(
    later.map((receipt) => ({ ...toQuestion(receipt, now), decided: { at: now, as: 'auto' as const } })),
  );
  await vault.outbox.bulkAdd(
    later.map((receipt) => ({
      ...newRow(vault, receipt, receipt.intent, env.uuid(), receipt.at),
      seq: receipt.seq,
    })),
  );
}

/** The state of a return on a restored server: the confirmed changes that it lost, and the return's id if it told it. */
type Checked = { asked: readonly string[]; lost: readonly string[]; idDevolucao: number | undefined };

/** Acts on the restored server's knowledge of a return. Does nothing if another tab has done so already. */
export async function settleChecked(
  vault: Vault,
  lane: string,
  { asked, lost, idDevolucao }: Checked,
  env: OutboxEnv,
): Promise<void> {
  const tables = [vault.outbox, vault.parked, vault.receipts, vault.checkpoints];
  await vault.transaction('rw', tables, async () => {
    const marca = await vault.checkpoints.get('marca');
    const receipts = await readToAsk(vault, lane);
    if (marca?.name !== 'marca' || receipts.length === 0) return;
    await vault.checkpoints.put({ ...marca, conferir: marca.conferir.filter((key) => !asked.includes(key)) });
    const gone = receipts.filter(({ key }) => lost.includes(key));
    await askAgain(vault, gone, env);
    const isUnmade = gone.some(({ intent }) => intent.tipo === 'devolucao-criar');
    if (isUnmade) await settleId(vault, lane, null);
    else if (idDevolucao !== undefined) await settleId(vault, lane, idDevolucao);
  });
}
