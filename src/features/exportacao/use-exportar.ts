import { useRef, useState } from 'react';
import { tabelaNome } from '#domain/price/tabela-preco.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import { recusaWords } from '#parts/failure/falha.ts';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import { saveBlob } from '#parts/share/save-blob.ts';
import type { Busca } from '#routes.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { toQuery } from './filtros.ts';
import { fromDevice } from './from-device.ts';
import { fromServer } from './queries.ts';

export type Pedida = { todosCodigos: boolean; busca: Busca | null };

/** Where an export stands. `local`: the file was made of the device's own data. */
export type Estado =
  | { kind: 'asking' }
  | { kind: 'working'; done: number; total: number | null }
  | { kind: 'done'; nome: string; local: boolean; again: () => void }
  | { kind: 'failed'; title: string; text: string };

const FAILED = 'Houve um erro ao consultar os itens para realizar o download.';

/** Writes the price list of a customer: by the server, else from the device's data. */
export function useExportar(cliente: ClienteRow | null | undefined, calcularSt: boolean) {
  const { engine, vault, env } = useDevice();
  const isConnected = useSyncStatus()?.connected ?? true;
  const [estado, setEstado] = useState<Estado>({ kind: 'asking' });
  const running = useRef<AbortController | null>(null);

  const make = async ({ todosCodigos, busca }: Pedida, signal: AbortSignal): Promise<Estado> => {
    const contexto = contextoForPrecos(cliente, busca?.con ?? null);
    if (!cliente || !contexto) return { kind: 'failed', ...recusaWords(null, FAILED) };
    const working = (done: number, total: number | null) => setEstado({ kind: 'working', done, total });
    working(0, null);
    const nome = tabelaNome(toBusinessInstant(new Date(env.now())));
    const finish = (blob: Blob, local: boolean): Estado => {
      const again = () => saveBlob(nome, blob);
      again();
      return { kind: 'done', nome, local, again };
    };
    // The server's export cannot leave out products without stock; the device's can.
    if (isConnected && !busca?.est) {
      const query = {
        ...(busca ? toQuery(busca) : {}),
        idPessoaCliente: cliente.idPessoa,
        filtros: busca !== null,
        exportarTodosCodBarraProd: todosCodigos,
      };
      const answer = await fromServer(query, (lines) => working(lines, null), signal);
      if (answer.kind === 'file') return finish(answer.blob, false);
      if (answer.kind === 'recusa') {
        const said = { Message: answer.titulo, Description: answer.texto };
        return { kind: 'failed', ...recusaWords(said, FAILED) };
      }
    }
    const user = String(vault.idUsuario);
    const blob = await fromDevice(
      { engine, user, contexto, calcularSt, busca, todosCodigos },
      working,
      signal,
    );
    return finish(blob, true);
  };

  const run = async (pedida: Pedida, signal: AbortSignal): Promise<void> => {
    try {
      const next = await make(pedida, signal);
      if (!signal.aborted) setEstado(next);
    } catch (error) {
      if (signal.aborted) return;
      console.error('an export failed', error);
      setEstado({ kind: 'failed', ...recusaWords(null, FAILED) });
    }
  };
  const start = (pedida: Pedida): void => {
    const mine = new AbortController();
    running.current = mine;
    void run(pedida, mine.signal);
  };
  return { estado, start, cancel: () => running.current?.abort() };
}
