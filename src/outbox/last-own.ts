import type { EscolhaPagamento } from '#domain/cart/avisos-pedido.ts';
import { type GrupoChave, isSameGrupo, isSameLinha, type LinhaChave } from '#domain/cart/linha.ts';
import type { Intent, ReceiptRow } from '#vault/outbox-rows.ts';

/** Returns this device's newest confirmed change that matches `isOf`; undefined if there is none. */
const lastOf = (receipts: readonly ReceiptRow[], isOf: (intent: Intent) => boolean): ReceiptRow | undefined =>
  receipts
    .filter(({ intent }) => isOf(intent))
    .reduce<ReceiptRow | undefined>((last, r) => (last && last.seq > r.seq ? last : r), undefined);

/** Returns this device's newest confirmed change or order that contains the line. */
export const lastOwn = (receipts: readonly ReceiptRow[], linha: LinhaChave): ReceiptRow | undefined =>
  lastOf(receipts, (intent) =>
    intent.tipo === 'linha'
      ? isSameLinha(intent.linha, linha)
      : intent.tipo === 'envio' && intent.linhas.some((l) => isSameLinha(l, linha)),
  );

/** Returns this device's last payment choice for a group; undefined if the group was ordered since. */
export function ownPagamento(
  receipts: readonly ReceiptRow[],
  grupo: GrupoChave,
): EscolhaPagamento | undefined {
  const intent = lastOf(receipts, (i) =>
    i.tipo === 'pagamento'
      ? isSameGrupo(i.grupo, grupo)
      : i.tipo === 'envio' && i.grupos.some((g) => isSameGrupo(g, grupo)),
  )?.intent;
  if (intent?.tipo !== 'pagamento') return undefined;
  const { tipo: _, ...escolha } = intent;
  return escolha;
}

/** True if this device's last change of the extra data, since its last order, cleared them. */
export function isClearedHere(receipts: readonly ReceiptRow[]): boolean {
  const last = lastOf(receipts, ({ tipo }) => tipo === 'extras' || tipo === 'envio')?.intent;
  return last?.tipo === 'extras' && !last.informar;
}
