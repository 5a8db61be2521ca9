import { useQuery } from '@tanstack/react-query';
import { type Banner, consultarBanners } from '#contract/content/banner.ts';
import { consultarMenu, type Menu } from '#contract/content/menu.ts';
import { consultarTopo, type Topo } from '#contract/content/topo.ts';
import {
  consultarVitrinePrevia,
  consultarVitrineProdutos,
  consultarVitrines,
  type ItemVitrine,
  type Vitrine,
} from '#contract/content/vitrine.ts';
import type { AnyCall, ReplyOf } from '#contract/wire/call.ts';
import type { CallInput } from '#contract/wire/to-wire.ts';
import { BANNERS, MENU, type RecusaVitrine, TOPO, VITRINES, type VitrineLida } from '#mirror/conteudo.ts';
import { BRIEF, type NetError, request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import { useDocumento } from '#parts/share/use-documento.ts';

/** The state of a read: loading, ready, or missing with the reason (null: there is no signal). */
export type Leitura<T> =
  | { kind: 'lendo' }
  | { kind: 'pronto'; valor: T }
  | { kind: 'falhou'; recusa: RecusaVitrine | null; retry: (() => void) | null };

const LENDO = { kind: 'lendo' } as const;

/** A refusal's own words, or the sentence for a missing response. */
class NotRead extends Error {
  readonly recusa: RecusaVitrine | null;

  constructor(error: NetError) {
    super(error.kind);
    this.recusa = error.kind === 'refused' ? error.erro : null;
  }
}

async function read<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<ReplyOf<C>> {
  const token = readSession()?.token ?? null;
  const reply = await request(call, input, { signal, token });
  if (!reply.ok) throw new NotRead(reply.error);
  return reply.value;
}

/** Reads from the server for a visitor, who has no device. */
function useVisitor<T>(
  name: readonly (string | number)[],
  ask: (signal: AbortSignal) => Promise<T>,
  enabled: boolean,
): Leitura<T> {
  const query = useQuery({
    queryKey: ['conteudo', ...name],
    queryFn: ({ signal }) => ask(signal),
    enabled,
    retry: false,
  });
  if (query.data !== undefined) return { kind: 'pronto', valor: query.data };
  if (!query.isError || query.isFetching) return LENDO;
  const recusa = query.error instanceof NotRead ? query.error.recusa : null;
  return { kind: 'falhou', recusa, retry: () => void query.refetch() };
}

/** The kept content; while none is kept it is loading, as long as there is a signal. */
function useKept<T>(kept: { valor: T } | null | undefined): Leitura<T> {
  const isConnected = useSyncStatus()?.connected ?? true;
  if (kept) return { kind: 'pronto', valor: kept.valor };
  if (kept === undefined || isConnected) return LENDO;
  return { kind: 'falhou', recusa: null, retry: null };
}

const useIsVisitor = (): boolean => useOptionalDevice() === null;

/** The banners, for a visitor or for the customer being served. */
export function useBanners(): Leitura<Banner[]> {
  const isVisitor = useIsVisitor();
  const kept = useKept(useDocumento(BANNERS));
  const asked = useVisitor(['banners'], (signal) => read(consultarBanners, { query: {} }, signal), isVisitor);
  return isVisitor ? asked : kept;
}

/** The menu's tree. */
export function useMenu(): Leitura<Menu[]> {
  const isVisitor = useIsVisitor();
  const kept = useKept(useDocumento(MENU, { isEverybodys: true }));
  const asked = useVisitor(['menu'], (signal) => read(consultarMenu, {}, signal), isVisitor);
  return isVisitor ? asked : kept;
}

/** Flags and messages of the bar over the page. */
export function useTopo(): Leitura<Topo> {
  const isVisitor = useIsVisitor();
  const kept = useKept(useDocumento(TOPO, { isEverybodys: true }));
  const asked = useVisitor(['topo'], (signal) => read(consultarTopo, { query: {} }, signal), isVisitor);
  return isVisitor ? asked : kept;
}

const semItens = (vitrine: Vitrine): VitrineLida => ({ ...vitrine, itens: null, recusa: null });

/** The showcases of the home page. A visitor's come without items: each asks for its own. */
export function useVitrines(): Leitura<VitrineLida[]> {
  const isVisitor = useIsVisitor();
  const kept = useKept(useDocumento(VITRINES));
  const asked = useVisitor(
    ['vitrines'],
    async (signal) => (await read(consultarVitrines, { query: {} }, signal)).map(semItens),
    isVisitor,
  );
  return isVisitor ? asked : kept;
}

/** The items of one showcase: those that were read with it, else a visitor's question. */
export function useItens({ idVitrine, itens, recusa }: VitrineLida): Leitura<ItemVitrine[]> {
  const isVisitor = useIsVisitor();
  const asked = useVisitor(
    ['vitrine', idVitrine],
    async (signal) => (await read(consultarVitrineProdutos, { query: { idVitrine } }, signal)).listaItens,
    isVisitor && itens === null,
  );
  if (itens !== null) return { kind: 'pronto', valor: itens };
  return isVisitor ? asked : { kind: 'falhou', recusa, retry: null };
}

/** The showcase of one number, on the home page or only on a hotsite. Null if there is none. */
export function useVitrine(idVitrine: number): Leitura<VitrineLida | null> {
  const vitrines = useVitrines();
  const shown =
    vitrines.kind === 'pronto' ? vitrines.valor.find((v) => v.idVitrine === idVitrine) : undefined;
  const asked = useVisitor(
    ['vitrine-so', idVitrine],
    async (signal) => {
      const query = { idEcommerceVitrine: idVitrine, incluirItens: true };
      const [vitrine] = await read(consultarVitrines, { query }, signal);
      return vitrine === undefined ? null : { ...vitrine, itens: vitrine.listaItens ?? null, recusa: null };
    },
    shown === undefined && vitrines.kind !== 'lendo',
  );
  return shown === undefined ? asked : { kind: 'pronto', valor: shown };
}

/** The showcase of a preview's address: a kept one, else from the server. Null if there is none. */
export function usePrevia(previaURL: string): Leitura<VitrineLida | null> {
  const vitrines = useVitrines();
  const shown =
    vitrines.kind === 'pronto'
      ? vitrines.valor.find((v) => v.ecommerceUrl?.previaURL === previaURL && v.itens !== null)
      : undefined;
  const asked = useVisitor(
    ['previa', previaURL],
    async (signal) => {
      const token = readSession()?.token ?? null;
      const reply = await request(
        consultarVitrinePrevia,
        { query: { url: previaURL } },
        { ...BRIEF, signal, token },
      );
      if (reply.ok) return { ...reply.value, itens: reply.value.listaItens ?? null, recusa: null };
      if (reply.error.kind === 'refused' && reply.error.status === 404) return null;
      throw new NotRead(reply.error);
    },
    shown === undefined && vitrines.kind !== 'lendo',
  );
  return shown === undefined ? asked : { kind: 'pronto', valor: shown };
}
