import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import type { DevolucaoNome } from '#routes.ts';
import type { DevolucaoCriarIntent } from '#vault/devolucao-intents.ts';

/** The return that an address names: a draft to enter, one that is entered already, or none of this customer. */
export type Achada =
  | { readonly kind: 'rascunho'; readonly aqui: DevolucaoAqui }
  | { readonly kind: 'finalizada'; readonly aqui: DevolucaoAqui }
  | { readonly kind: 'ausente' };

/** Finds a return by its number, or by its code on this device, also after the server has numbered it. */
export function acharDevolucao(
  devolucoes: readonly DevolucaoAqui[],
  feitasAqui: readonly DevolucaoCriarIntent[],
  nome: DevolucaoNome | null,
): Achada {
  const feita = feitasAqui.find(({ codigoLocal }) => codigoLocal === nome);
  const aqui = devolucoes.find(
    ({ id, codigoLocal, devolucao }) =>
      nome !== null && (id === nome || codigoLocal === nome || devolucao === feita?.devolucao),
  );
  if (aqui === undefined) return { kind: 'ausente' };
  return { kind: aqui.isFinalizada ? 'finalizada' : 'rascunho', aqui };
}

/** How a return is called: by its number, else by its code. */
export const nomeDaDevolucao = ({ id, codigoLocal }: Pick<DevolucaoAqui, 'id' | 'codigoLocal'>): string =>
  id === null ? (codigoLocal ?? '') : `nº ${id}`;
