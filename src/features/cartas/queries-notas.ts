import { useQuery } from '@tanstack/react-query';
import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { consultarNotasDevolucao, isForaDoPrazo } from '#contract/returns/devolucao-consultas.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { FalhaError, type Lido, toLido } from '#parts/failure/lido.ts';
import { toFalhaDaParte } from '#parts/failure/sem-funcao.ts';
import { type NotaFiltro, notaQueryOf } from '#parts/returns/nota-filtro.ts';

/** The invoices that a search finds, with the term of letters. */
export function useNotas(idPessoaCliente: number, filtro: NotaFiltro): Lido<readonly NotaDevolvivel[]> {
  const { usuario } = useDevice();
  const query = { ...notaQueryOf(idPessoaCliente, filtro), finalidade: 'carta' as const };
  return toLido(
    useQuery({
      queryKey: ['carta-notas', usuario.id, query],
      queryFn: async ({ signal }) => {
        const token = readSession()?.token ?? null;
        const reply = await request(consultarNotasDevolucao, { query }, { signal, token });
        if (!reply.ok) throw new FalhaError(toFalhaDaParte(reply.error));
        const { ListaNotas, ForaDoPrazo } = reply.value;
        return ListaNotas.map((nota) => ({ ...nota, foraPrazo: isForaDoPrazo(nota, ForaDoPrazo) }));
      },
      retry: false,
    }),
  );
}
