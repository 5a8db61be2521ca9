import { useQuery } from '@tanstack/react-query';
import {
  consultarHotsite,
  consultarHotsiteId,
  consultarHotsitePolitica,
  type Hotsite,
} from '#contract/content/hotsite.ts';
import type { Result } from '#lib/result.ts';
import { HOTSITE } from '#mirror/conteudo.ts';
import { BRIEF, type NetError, request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import type { HotsiteAberto } from '#parts/dialogs/hotsite-state.ts';
import { type Falha, toFalha } from '#parts/failure/falha.ts';
import { FalhaError, falhaOf } from '#parts/failure/lido.ts';
import { useDocumento } from '#parts/share/use-documento.ts';

/** A hotsite; null: it does not exist. `falhou`: not read, and the device has no copy. */
export type HotsiteLido =
  | { kind: 'lendo' }
  | { kind: 'pronto'; hotsite: Hotsite | null }
  | { kind: 'falhou'; falha: Falha; retry: () => void };

type Ask = (options: {
  signal: AbortSignal;
  token: string | null;
  timeoutMs?: number;
}) => Promise<Result<Hotsite | null, NetError>>;

/** The server's hotsite; null if it knows none. A lost line is no response. */
async function askFor(ask: Ask, signal: AbortSignal, isKept: boolean): Promise<Hotsite | null> {
  const token = readSession()?.token ?? null;
  const reply = await ask({ signal, token, ...(isKept ? BRIEF : {}) });
  if (reply.ok) return reply.value;
  if (reply.error.kind === 'refused' && reply.error.status === 404) return null;
  throw new FalhaError(toFalha(reply.error));
}

function useHotsite(of: string | number, name: string, ask: Ask): HotsiteLido {
  const isVisitor = useOptionalDevice() === null;
  const kept = useDocumento(HOTSITE, { of, isEverybodys: true });
  const isKeptKnown = isVisitor || kept !== undefined;
  const query = useQuery({
    queryKey: ['hotsite', name, of, isVisitor],
    queryFn: ({ signal }) => askFor(ask, signal, Boolean(kept)),
    enabled: isKeptKnown,
    retry: false,
  });
  if (query.data !== undefined) return { kind: 'pronto', hotsite: query.data };
  // The kept content shows at once, and is replaced when the server has something newer.
  if (kept) return { kind: 'pronto', hotsite: kept.valor };
  const falha = falhaOf(query.error);
  if (falha === null || query.isFetching) return { kind: 'lendo' };
  return { kind: 'falhou', falha, retry: () => void query.refetch() };
}

/** The hotsite of an address. */
export function useHotsiteByUrl(url: string): HotsiteLido {
  return useHotsite(url, 'url', (options) => request(consultarHotsite, { query: { url } }, options));
}

/** The hotsite of a dialog. */
export function useHotsiteAberto({ idHotsite, isPolitica }: HotsiteAberto): HotsiteLido {
  const call = isPolitica ? consultarHotsitePolitica : consultarHotsiteId;
  return useHotsite(idHotsite, isPolitica ? 'politica' : 'id', (options) =>
    request(call, { query: { idHotsite } }, options),
  );
}
