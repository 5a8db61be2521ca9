import { useEffect, useMemo, useState } from 'react';
import { IMPORTACAO_NAO_ENCONTRADO } from '#contract/cart/importacao.ts';
import { buscasDoNome } from '#domain/importacao/nome-escrito.ts';
import { useDevice } from '#parts/device/device.tsx';
import type { Conferencia, LinhaConferida } from './conferir.ts';
import { type Source, type Sugestao, sugerir } from './sugerir.ts';

/** The lines that have a suggestion at once; the next ones get theirs as these are mended. */
const MOST = 200;
/** Names searched at once: few enough that a person's own search is answered in between. */
const NAMES_PER_ROUND = 20;

const isSugerivel = ({ status, identificacao }: LinhaConferida): boolean =>
  status === IMPORTACAO_NAO_ENCONTRADO && buscasDoNome(identificacao).length > 0;

/** Searches names, each once. A failed search is made again when its name is asked for again. */
function createBusca(source: Source): (nome: string) => Promise<Sugestao | null> {
  const asked = new Map<string, Promise<Sugestao | null>>();
  return (nome) => {
    const reply =
      asked.get(nome) ??
      sugerir(source, nome).catch((error: unknown) => {
        asked.delete(nome);
        throw error;
      });
    asked.set(nome, reply);
    return reply;
  };
}

/** The products that the names of unfound lines most likely mean, by the lines' ids; they come in rounds. */
export function useSugeridos(
  { user, contexto }: Conferencia,
  rows: readonly LinhaConferida[],
): ReadonlyMap<number, Sugestao> {
  const { engine } = useDevice();
  const [found, setFound] = useState<ReadonlyMap<string, Sugestao | null>>(new Map());
  // Rounds share their searches: a line that is taken out changes the round, not its other names.
  const busca = useMemo(() => createBusca({ engine, user, contexto }), [engine, user, contexto]);
  const open = useMemo(() => rows.filter(isSugerivel).slice(0, MOST), [rows]);
  const unknown = new Set(open.map((row) => row.identificacao).filter((nome) => !found.has(nome)));
  const round = JSON.stringify([...unknown].slice(0, NAMES_PER_ROUND));
  useEffect(() => {
    const nomes = JSON.parse(round) as string[];
    if (nomes.length === 0) return undefined;
    let current = true;
    Promise.all(nomes.map(async (nome) => [nome, await busca(nome)] as const))
      .then((pairs) => {
        if (current) setFound((held) => new Map([...held, ...pairs]));
      })
      .catch((error: unknown) => {
        if (current) console.error('the names of an import could not be searched', error);
      });
    return () => {
      current = false;
    };
  }, [busca, round]);
  return useMemo(
    () =>
      new Map(
        open.flatMap(({ id, identificacao }) => {
          const sugestao = found.get(identificacao);
          return sugestao ? [[id, sugestao] as const] : [];
        }),
      ),
    [open, found],
  );
}
