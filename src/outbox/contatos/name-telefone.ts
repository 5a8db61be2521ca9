import { TELEFONE_WHATSAPP, type Telefone } from '#contract/contacts/telefone.ts';
import { chaveDe, isContato, nomeVelho, type TelefoneIntent } from '#vault/contato-intents.ts';
import type { Intent, OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { isDe } from './end-contato.ts';

/** Changes the intents of a contact's queued, refused and confirmed changes. Inside the caller's transaction. */
export async function modifyContato(
  vault: Vault,
  { lane, contato }: { lane: string; contato: string },
  change: (intent: Intent) => void,
): Promise<void> {
  const of = isDe(contato);
  const modify = (row: OutboxRow | ParkedRow | ReceiptRow): void => change(row.intent);
  await vault.outbox.where('lane').equals(lane).filter(of).modify(modify);
  await vault.receipts.where('lane').equals(lane).filter(of).modify(modify);
  await vault.parked
    .where('lane')
    .equals(lane)
    .filter((row) => row.decided === null && of(row))
    .modify(modify);
}

/** The id of a change's phone in the server's list, by its number before the change or after it; null without one. */
function idIn(lista: readonly Telefone[], { antes, depois }: TelefoneIntent): number | null {
  const whatsapp = lista.filter(({ telefoneTipo }) => telefoneTipo.idTelefoneTipo === TELEFONE_WHATSAPP);
  const idOf = (dado: TelefoneIntent['antes']): number | undefined =>
    dado === null
      ? undefined
      : whatsapp.find((one) => chaveDe({ ...one, promocoes: dado.promocoes }) === chaveDe(dado))?.idTelefone;
  return idOf(antes) ?? idOf(depois) ?? null;
}

/**
 * Names the phone of a queued change by the server's list, for all its changes: the id that its number has, or null for a
 * phone that the server does not have.
 */
export async function nameTelefone(
  vault: Vault,
  { seq, key, lane }: Pick<OutboxRow, 'seq' | 'key' | 'lane'>,
  lista: readonly Telefone[],
): Promise<void> {
  await vault.transaction('rw', vault.outbox, vault.parked, vault.receipts, async () => {
    const row = await vault.outbox.get(seq);
    if (row?.key !== key || row.intent.tipo !== 'telefone') return;
    const idTelefone = idIn(lista, row.intent);
    await modifyContato(vault, { lane, contato: row.intent.contato }, (intent) => {
      if (intent.tipo === 'telefone' && intent.antes !== null) intent.idTelefone = idTelefone;
    });
  });
}

/**
 * Takes the ids of phones away that a restored server may have given to other phones, with the names that contain them.
 * Inside the caller's transaction.
 */
export async function forgetNames(vault: Vault, now: number): Promise<void> {
  const forget = ({ intent }: { intent: Intent }): void => {
    if (!isContato(intent) || intent.tipo !== 'telefone') return;
    delete intent.idTelefone;
    intent.contato = nomeVelho(intent.contato, now);
  };
  const lanes = 'contato:';
  await vault.outbox.where('lane').startsWith(lanes).modify(forget);
  await vault.parked.where('lane').startsWith(lanes).modify(forget);
  await vault.receipts.where('lane').startsWith(lanes).modify(forget);
}
