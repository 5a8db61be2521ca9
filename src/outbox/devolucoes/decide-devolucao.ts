import { type Decided, decide } from '#outbox/decide.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { newRow } from '#outbox/new-row.ts';
import { placesUpTo } from '#outbox/places.ts';
import { originOf } from '#outbox/still-mine.ts';
import type {
  DevolucaoFinalizarIntent,
  DevolucaoMudancaIntent,
  ItemDevolvidoVisto,
} from '#vault/devolucao-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { giveId } from './settle-devolucao.ts';

/** Queues changes of a return in the place of a refused one, before all later changes. */
async function addInPlace(
  vault: Vault,
  { lane, seq, ...cliente }: ParkedRow,
  intents: readonly DevolucaoMudancaIntent[],
  env: OutboxEnv,
): Promise<void> {
  const places = await placesUpTo(vault, lane, seq, intents.length);
  const now = env.now();
  await vault.outbox.bulkAdd(
    intents.map((intent, at) => ({
      ...newRow(vault, cliente, intent, env.uuid(), now),
      seq: places[at] ?? seq,
    })),
  );
}

/** True if nothing of the return can go on without the refused change: its making, or any change of a missing one. */
const endsReturn = ({ intent, codigo }: ParkedRow): boolean =>
  intent.tipo === 'devolucao-criar' || codigo === 'nao-encontrado';

/**
 * Discards a refused change of a return. With the making of a return, and with a return that the server does not have,
 * its later changes go too; each stays on record as discarded.
 */
export function discardDevolucao(vault: Vault, key: string, env: OutboxEnv): Promise<Decided> {
  return decide(vault, key, 'discarded', env, async (parked) => {
    if (!endsReturn(parked)) return;
    const at = env.now();
    const rows = await vault.outbox.where('lane').equals(parked.lane).toArray();
    await vault.outbox.bulkDelete(rows.map(({ seq }) => seq));
    await vault.parked.bulkPut(
      rows.map((row) => ({
        ...originOf(row),
        seq: row.seq,
        parkedAt: at,
        status: 0,
        codigo: 'descartado',
        message: 'Mensagem',
        description: 'Descartada com a devolução.',
        decided: { at, as: 'discarded' as const },
      })),
    );
    const others = await vault.parked.where('lane').equals(parked.lane).toArray();
    await vault.parked.bulkPut(
      others
        .filter((row) => row.decided === null)
        .map((row) => ({ ...row, decided: { at, as: 'discarded' as const } })),
    );
  });
}

/** The same lot with other units; their value follows them. */
export const comQuantidade = (item: ItemDevolvidoVisto, quantidade: number): ItemDevolvidoVisto => ({
  ...item,
  quantidade,
  valor: Math.round((item.valor * quantidade) / item.quantidade),
});

/** The units of a lot that are left; those asked for where the server named none. */
export const restaOf = (item: ItemDevolvidoVisto, restam: NonNullable<ParkedRow['restam']>): number =>
  restam.find(({ idProduto, lote }) => idProduto === item.idProduto && lote === item.lote)?.quantidade ??
  item.quantidade;

/** The lines of a refused end with the units that are left, and the changes that make the server's return equal. */
function withinRestam(
  intent: DevolucaoFinalizarIntent,
  restam: NonNullable<ParkedRow['restam']>,
): { itens: ItemDevolvidoVisto[]; mudancas: DevolucaoMudancaIntent[] } {
  const { tipo: _tipo, itens, ...named } = intent;
  const kept = itens.map((item) => comQuantidade(item, Math.min(item.quantidade, restaOf(item, restam))));
  const mudancas = kept.flatMap((item, at): DevolucaoMudancaIntent[] => {
    if (item.quantidade === itens[at]?.quantidade) return [];
    const { idProduto, descProduto, lote } = item;
    return item.quantidade === 0
      ? [{ ...named, tipo: 'devolucao-item-excluir', idProduto, descProduto, lote }]
      : [{ ...named, tipo: 'devolucao-item', item }];
  });
  return { itens: kept.filter(({ quantidade }) => quantidade > 0), mudancas };
}

/** Finalises a return again with the units that are left of each lot; with none left it stays a draft. */
export function finalizarComRestam(vault: Vault, key: string, env: OutboxEnv): Promise<Decided> {
  return decide(vault, key, 'retried', env, async (parked) => {
    const { intent, restam = [] } = parked;
    if (intent.tipo !== 'devolucao-finalizar') return;
    const { itens, mudancas } = withinRestam(intent, restam);
    const end = itens.length === 0 ? [] : [{ ...intent, itens }];
    await addInPlace(vault, parked, [...mudancas, ...end], env);
  });
}

/** Tries a refused change of a return again, as a new change in its place: as it was, or with other units. */
export function retryDevolucao(
  vault: Vault,
  key: string,
  item: ItemDevolvidoVisto | null,
  env: OutboxEnv,
): Promise<Decided> {
  return decide(vault, key, 'retried', env, async (parked) => {
    const { intent } = parked;
    if (intent.tipo === 'devolucao-criar') {
      const [place = parked.seq] = await placesUpTo(vault, parked.lane, parked.seq, 1);
      await vault.outbox.add({ ...newRow(vault, parked, intent, env.uuid(), env.now()), seq: place });
      return;
    }
    if (!intent.tipo.startsWith('devolucao-')) return;
    const again = intent as DevolucaoMudancaIntent;
    const changed = again.tipo === 'devolucao-item' && item !== null ? { ...again, item } : again;
    await addInPlace(vault, parked, [changed], env);
  });
}

/**
 * Goes on in the draft that the invoice has already: the later changes of the refused return become changes of that
 * draft.
 */
export function adoptRascunho(vault: Vault, key: string, env: OutboxEnv): Promise<Decided> {
  return decide(vault, key, 'retried', env, async (parked) => {
    const { rascunho } = parked;
    if (rascunho === undefined) return;
    await giveId(vault, parked.lane, rascunho);
    // A key of its own: the refused change itself was never done.
    await vault.receipts.put({
      ...originOf(parked),
      key: env.uuid(),
      seq: parked.seq,
      settledAt: env.now(),
      revisao: 0,
      pedidos: [],
      idDevolucao: rascunho,
    });
  });
}
