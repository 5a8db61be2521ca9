import type { DevolucaoMotivo } from '#contract/returns/devolucao.ts';
import { useOnline } from '#parts/device/use-online.ts';
import { useListasDeDevolucao } from '#parts/returns/use-devolucoes.ts';
import { useMotivosDoServidor } from './queries.ts';

const SEM_MOTIVOS = 'Os motivos ainda não estão neste aparelho: eles chegam quando houver sinal.';
const NENHUM: readonly DevolucaoMotivo[] = [];

/** The reasons of returns; `missing` says why there are none, null where there are. */
export type Motivos = { readonly motivos: readonly DevolucaoMotivo[]; readonly missing: string | null };

/** Reads the reasons: this device's, else the server's. */
export function useMotivos(): Motivos {
  const listas = useListasDeDevolucao();
  const isOnline = useOnline();
  const kept = listas?.motivos ?? NENHUM;
  const isMissing = listas !== undefined && kept.length === 0;
  const { valor, falha } = useMotivosDoServidor(isMissing && isOnline);
  if (!isMissing) return { motivos: kept, missing: null };
  if (valor !== undefined && valor.length > 0) return { motivos: valor, missing: null };
  return {
    motivos: NENHUM,
    missing: falha?.kind === 'recusa' && falha.texto !== '' ? falha.texto : SEM_MOTIVOS,
  };
}
