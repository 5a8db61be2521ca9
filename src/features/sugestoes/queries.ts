import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { consultarItens } from '#contract/catalogue/ecommerce-item.ts';
import { toProdutoResumo } from '#mirror/to-produto-resumo.ts';
import { BRIEF, request } from '#net/request.ts';
import { type Achados, MAX_SUGESTOES, type Sugeridos } from './achados.ts';

/** The server is not asked for every letter. */
const PAUSE_MS = 250;
const ORDEM_RELEVANCIA = 6;
const SEM_RESPOSTA = 'Sem entrar, a busca pergunta ao servidor, que não respondeu agora.';

/** The text once the typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The server's suggestions for a visitor: without prices. */
export function useSugestoesVisitante(text: string): Sugeridos {
  const query = useSettled(text);
  const { data, error } = useQuery({
    queryKey: ['sugestoes', query],
    queryFn: async ({ signal }): Promise<Achados> => {
      const reply = await request(
        consultarItens,
        {
          query: {
            textoBusca: query,
            idModoOrdenacao: ORDEM_RELEVANCIA,
            quantidadeRegistrosPagina: MAX_SUGESTOES,
            numeroPagina: 1,
            exibirSelo: false,
          },
        },
        { signal, ...BRIEF },
      );
      if (!reply.ok) throw new Error(`suggestions: ${reply.error.kind}`);
      const { colecao, totalRegistros } = reply.value;
      return { query, produtos: colecao.flatMap((i) => toProdutoResumo(i) ?? []), total: totalRegistros };
    },
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  return { achados: data ?? null, motivo: error === null ? null : SEM_RESPOSTA };
}
