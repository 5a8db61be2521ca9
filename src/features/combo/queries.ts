import { useQuery } from '@tanstack/react-query';
import type { Combo } from '#contract/catalogue/combo.ts';
import { consultarCombo, consultarItensCombo } from '#contract/catalogue/combo-calls.ts';
import { type NetError, request } from '#net/request.ts';
import { readSession } from '#net/session.ts';

/** A combo from the server. Null if the user has no such combo. */
export type ComboPedido = {
  combo: Combo | null | undefined;
  failed: 'sem-sinal' | 'falha' | null;
  isRetrying: boolean;
  retry: () => void;
};

class ComboError extends Error {
  readonly isSilence: boolean;
  constructor(error: NetError) {
    super(error.kind);
    this.isSilence = error.kind === 'silence';
  }
}

/** One combo with its members from the server: without prices for a visitor, else with the customer's. */
export function useComboDoServidor(
  id: number | null,
  idPessoaCliente: number | null,
  isWanted: boolean,
): ComboPedido {
  const { data, error, isRefetching, refetch } = useQuery<Combo | null, Error>({
    queryKey: ['comboIndividual', id, idPessoaCliente],
    enabled: isWanted && id !== null,
    retry: false,
    queryFn: async ({ signal }) => {
      const options = { signal, token: idPessoaCliente === null ? null : (readSession()?.token ?? null) };
      const who = idPessoaCliente === null ? {} : { idPessoaCliente };
      const wanted = id ?? 0;
      const [combo, itens] = await Promise.all([
        request(
          consultarCombo,
          { query: { idTipoConsulta: 3, idItem: wanted, idItemTipo: 2, ...who } },
          options,
        ),
        request(consultarItensCombo, { query: { idPromocaoCombo: wanted, ...who } }, options),
      ]);
      if (!combo.ok) throw new ComboError(combo.error);
      if (!itens.ok) throw new ComboError(itens.error);
      return combo.value && { ...combo.value, itens: itens.value };
    },
  });
  const isSilence = error instanceof ComboError && error.isSilence;
  return {
    combo: data,
    failed: error === null ? null : isSilence ? 'sem-sinal' : 'falha',
    isRetrying: isRefetching,
    // The failure is in `error`, where it is shown.
    retry: () => void refetch().catch(() => undefined),
  };
}
