import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { Meta } from '#contract/orders/meta.ts';
import { isDeProdutos, temMetas } from '#domain/metas/alcance.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { type MetasGuardadas, readMetas } from '#mirror/metas.ts';
import { isEnvio } from '#parts/cart/envio-words.ts';
import { isEnvioNoDisco } from '#parts/cart/newest-envios.ts';
import { useDevice } from '#parts/device/device.tsx';
import { type LastRead, useLast } from '#parts/device/use-last.ts';
import { useProdutos } from '#parts/product/use-produtos.ts';
import type { Vault } from '#vault/vault.ts';
import { type Enviados, type MetaNaTela, somarEnviados } from './somar-enviados.ts';

type Lidas = Enviados & { readonly valor: MetasGuardadas };

/** The goals with the orders that the server's sums lack; null without goals. */
async function readLidas(vault: Vault): Promise<Lidas | null> {
  const lidas = await readMetas(vault);
  if (lidas === undefined || lidas.valor.metas.length === 0) return null;
  const [rows, receipts] = await Promise.all([
    vault.outbox.toArray(),
    vault.receipts.where('settledAt').above(lidas.at).filter(isEnvioNoDisco).toArray(),
  ]);
  return { valor: lidas.valor, fila: rows.filter(isEnvio), feitos: receipts.filter(isEnvio) };
}

/** The products of lines whose makers must be known. */
function idsDe({ valor: { metas }, fila, feitos }: Lidas): number[] {
  if (!metas.some(isDeProdutos)) return [];
  return [...fila, ...feitos]
    .flatMap(({ intent }) => intent.linhas)
    .flatMap(({ idItem, idItemTipo }) => (idItemTipo === ITEM_PRODUTO ? [idItem] : []));
}

/** The goals of a month (2026-11); `lidoEm`: when the server summed the orders. */
export type MetasNaTela = Omit<MetasGuardadas, 'metas'> & { readonly metas: readonly MetaNaTela[] };

const NENHUM: readonly number[] = [];
const lastMetas: LastRead<MetasNaTela | null> = new WeakMap();

/** The user's goals of the month of `now`; null for a user without any, undefined while they are read for the first time. */
export function useMetas(now: number): MetasNaTela | null | undefined {
  const { vault, usuario } = useDevice();
  const vende = temMetas(usuario.papel);
  const lidas = useLiveQuery(async () => (vende ? await readLidas(vault) : null), [vault, vende]);
  const ids = useMemo(() => (lidas ? idsDe(lidas) : NENHUM), [lidas]);
  const produtos = useProdutos(ids, undefined);
  const naTela = useMemo(
    () =>
      lidas && {
        ...lidas.valor,
        metas: lidas.valor.metas.map((meta: Meta) => somarEnviados(meta, lidas, produtos)),
      },
    [lidas, produtos],
  );
  // After days without a signal the stored goals may be those of an earlier month.
  const mes = businessDayOf(new Date(now)).slice(0, 7);
  return useLast(lastMetas, mes, naTela && naTela.mes !== mes ? null : naTela);
}
