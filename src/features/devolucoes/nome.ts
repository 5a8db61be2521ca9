import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import type { DevolucaoNome } from '#routes.ts';

/** The name of a return on screens and in addresses: its number, or its local code while it has none. */
export const nomeOf = ({ id, codigoLocal, devolucao }: DevolucaoAqui): DevolucaoNome =>
  id ?? codigoLocal ?? devolucao;

/** The name of a return in a sentence. */
export const nomeText = (devolucao: DevolucaoAqui): string =>
  devolucao.id === null ? `devolução ${nomeOf(devolucao)}` : `devolução nº ${devolucao.id}`;
