import { useQuery } from '@tanstack/react-query';
import type { DevolucaoMotivo, NotaDevolvivel } from '#contract/returns/devolucao.ts';
import {
  consultarDevolucao,
  consultarDevolucaoMotivos,
  consultarItensNotaFiscal,
  consultarNotasDevolucao,
  isForaDoPrazo,
} from '#contract/returns/devolucao-consultas.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { readFeitas } from '#outbox/devolucoes/read-devolucoes.ts';
import { askForScreen } from '#outbox/send-for-screen.ts';
import { useDevice } from '#parts/device/device.tsx';
import { FalhaError, type Lido, toLido } from '#parts/failure/lido.ts';
import { toFalhaDaParte } from '#parts/failure/sem-funcao.ts';
import type { DevolucaoDoServidor } from '#parts/returns/devolucao-lida.ts';
import { type NotaFiltro, notaQueryOf } from '#parts/returns/nota-filtro.ts';

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
        if (!reply.ok) throw new FalhaError(toFalhaDaParte(reply.error));
        const { ListaNotas, ForaDoPrazo } = reply.value;
        return ListaNotas.map((nota) => ({ ...nota, foraPrazo: isForaDoPrazo(nota, ForaDoPrazo) }));
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
        if (!reply.ok) throw new FalhaError(toFalhaDaParte(reply.error));
        return reply.value;
      },
      retry: false,
      staleTime: 60_000,
    }),
  );
}

/** The reasons by the server; not `isWanted` asks for none. */
export function useMotivosDoServidor(isWanted: boolean): Lido<readonly DevolucaoMotivo[]> {
  const { usuario } = useDevice();
  return toLido(
    useQuery({
      queryKey: ['devolucao-motivos', usuario.id],
      enabled: isWanted,
      queryFn: async ({ signal }) => {
        const reply = await request(consultarDevolucaoMotivos, {}, { signal, token: token() });
        if (!reply.ok) throw new FalhaError(toFalhaDaParte(reply.error));
        return reply.value;
      },
      retry: false,
      staleTime: 60_000,
    }),
  );
}

/** A return with its lines, by the server; null asks for none. */
export function useDevolucaoDoServidor(idDevolucaoEletronica: number | null): Lido<DevolucaoDoServidor> {
  const device = useDevice();
  return toLido(
    useQuery({
      queryKey: ['devolucao-digitada', device.usuario.id, idDevolucaoEletronica],
      enabled: idDevolucaoEletronica !== null,
      queryFn: async ({ signal }) => {
        const feitas = await readFeitas(device.vault);
        const call = { query: { idDevolucaoEletronica: idDevolucaoEletronica ?? 0 } };
        // Its id may be another return's since the server went back to a backup.
        const reply = await askForScreen(device, (withMarca) =>
          request(consultarDevolucao, call, { ...withMarca, signal, token: token() }),
        );
        if (!reply.ok) throw new FalhaError(toFalhaDaParte(reply.error));
        return { devolucao: reply.value, feitas };
      },
      retry: false,
      staleTime: 0,
    }),
  );
}
