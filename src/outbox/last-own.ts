import type { EscolhaPagamento } from '#domain/cart/avisos-pedido.ts';
import { type GrupoChave, isSameGrupo, isSameLinha, type LinhaChave } from '#domain/cart/linha.ts';
import type { Intent, ReceiptRow } from '#vault/outbox-rows.ts';

/** The newest confirmed change of this device that `isOf` something; undefined when it never touched it. */
const lastOf = (receipts: readonly ReceiptRow[], isOf: (intent: Intent) => boolean): ReceiptRow | undefined =>
  receipts
    .filter(({ intent }) => isOf(intent))
    .reduce<ReceiptRow | undefined>((last, r) => (last && last.seq > r.seq ? last : r), undefined);

/** The last change or order of this device that holds a line. */
export const lastOwn = (receipts: readonly ReceiptRow[], linha: LinhaChave): ReceiptRow | undefined =>
  lastOf(receipts, (intent) =>
    intent.tipo === 'linha'
      ? isSameLinha(intent.linha, linha)
      : intent.tipo === 'envio' && intent.linhas.some((l) => isSameLinha(l, linha)),
  );

/** How this device last chose to pay a group that did not go with an order since. */
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

/** The last that this device wrote of the extra data, since its last order, was to clear them. */
export function isClearedHere(receipts: readonly ReceiptRow[]): boolean {
  const last = lastOf(receipts, ({ tipo }) => tipo === 'extras' || tipo === 'envio')?.intent;
  return last?.tipo === 'extras' && !last.informar;
}
