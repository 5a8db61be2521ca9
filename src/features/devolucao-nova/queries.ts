import { useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { consultarItensNotaFiscal, consultarNotasDevolucao } from '#contract/returns/devolucao-consultas.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { toFalha } from '#parts/failure/falha.ts';
import { FalhaError, type Lido, toLido } from '#parts/failure/lido.ts';
import { type NotaFiltro, notaQueryOf } from '#parts/returns/nota-filtro.ts';
import type { CheckpointRow } from '#vault/device-rows.ts';
import type { DevolucaoCriarIntent } from '#vault/devolucao-intents.ts';
import type { Vault } from '#vault/vault.ts';

const token = () => readSession()?.token ?? null;

/** The invoices that the server finds; not `isWanted` asks for none. */
export function useNotasDoServidor(
  idPessoaCliente: number,
  filtro: NotaFiltro,
  isWanted: boolean,
): Lido<readonly NotaDevolvivel[]> {
  const { usuario } = useDevice();
  const query = notaQueryOf(idPessoaCliente, filtro);
  return toLido(
    useQuery({
      queryKey: ['devolucao-notas', usuario.id, query],
      enabled: isWanted,
      queryFn: async ({ signal }) => {
        const reply = await request(consultarNotasDevolucao, { query }, { signal, token: token() });
        if (!reply.ok) throw new FalhaError(toFalha(reply.error));
        const { ListaNotas, ForaDoPrazo = [] } = reply.value;
        return ListaNotas.map((nota) => ({
          ...nota,
          foraPrazo: nota.foraPrazo ?? ForaDoPrazo.includes(nota.idTitulo),
        }));
      },
      retry: false,
    }),
  );
}

/** The lots of an invoice by the server; not `isWanted` asks for none. */
export function useItensDoServidor(idTitulo: number, isWanted: boolean) {
  const { usuario } = useDevice();
  return toLido(
    useQuery({
      queryKey: ['devolucao-itens', usuario.id, idTitulo],
      enabled: isWanted,
      queryFn: async ({ signal }) => {
        const call = { query: { idNotaFiscal: idTitulo } };
        const reply = await request(consultarItensNotaFiscal, call, { signal, token: token() });
        if (!reply.ok) throw new FalhaError(toFalha(reply.error));
        return reply.value;
      },
      retry: false,
      staleTime: 60_000,
    }),
  );
}

/** The returns of a customer that this device made, whatever became of them; undefined while they are read. */
export function useFeitasAqui(idPessoaCliente: number): readonly DevolucaoCriarIntent[] | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const [rows, parked, receipts] = await Promise.all(
      [vault.outbox, vault.parked, vault.receipts].map((table) =>
        table.where('lane').startsWith('devolucao:').toArray(),
      ),
    );
    return [rows, parked, receipts].flatMap((all = []) =>
      all.flatMap(({ intent, idPessoaCliente: cliente }) =>
        intent.tipo === 'devolucao-criar' && cliente === idPessoaCliente ? [intent] : [],
      ),
    );
  }, [vault, idPessoaCliente]);
}

/** Whether the server responded to the last request. */
export const readConnection = (vault: Vault): Promise<CheckpointRow | undefined> =>
  vault.checkpoints.get('connection');

/** The number that the server gave a return of this device; null while it has none. */
export const readNumero = async (vault: Vault, devolucao: string): Promise<number | null> =>
  (await vault.receipts.get(devolucao))?.idDevolucao ?? null;
