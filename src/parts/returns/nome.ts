import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import type { DevolucaoNome } from '#routes.ts';

type Nomeada = Pick<DevolucaoAqui, 'id' | 'codigoLocal' | 'devolucao'>;

/** The name of a return in addresses: its number, or its local code while it has none. */
export const nomeOf = ({ id, codigoLocal, devolucao }: Nomeada): DevolucaoNome =>
  id ?? codigoLocal ?? devolucao;

/** The name of a return on screens: 'nº 12', or 'A7K-042' while it has no number. */
export const nomeText = (devolucao: Nomeada): string =>
  devolucao.id === null ? String(nomeOf(devolucao)) : `nº ${devolucao.id}`;
