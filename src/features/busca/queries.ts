import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EngineClient } from '#mirror/engine-client.ts';
import type { SearchReply } from '#mirror/engine-protocol.ts';
import { useDevice } from '#parts/device.tsx';
import { laneOfIntencao } from '#vault/outbox-rows.ts';
import { missingStretch, type ResultPages, type Stretch, stretchFor, withReply } from './result-pages.ts';
import { readPlace } from './scroll-place.ts';
import { type AvisoLido, toAvisos } from './view.ts';

/**
 * What is searched. `version` changes when the catalogue or the prices do, null while that is not known yet: then
 * nothing is asked. `idContexto` null asks for no prices.
 */
export type Question = { query: string; idContexto: string | null; version: string | null };

export type Results = {
  /** The newest answer; it stays until the next one arrives. Null before the first. */
  results: ResultPages | null;
  /** True once the answer is to what is asked now. */
  isCurrent: boolean;
  /** The engine has stopped: only a reload helps. */
  failed: boolean;
  /** Tells which rows are on screen, so that their pages are read. */
  want: (first: number, last: number) => void;
};

/** The last answer of each engine, so that coming back draws the list at once. */
const lastResults = new WeakMap<EngineClient, ResultPages>();

/** The question under way: the rows it is asked for, and the stretch last asked. */
type Asked = { key: string; query: string | null; rows: { first: number; last: number }; stretch: string };

type Ask = { engine: EngineClient; user: string; question: Question; isStill: () => boolean };

/**
 * Asks for a stretch with the customer's prices. An engine that draws another customer's is first told whose are
 * wanted; a page never shows prices by any other word than the reply's own `idContexto`.
 */
async function searchPriced(
  { engine, user, question, isStill }: Ask,
  stretch: Stretch,
): Promise<SearchReply | null> {
  const reply = await engine.search(question.query, stretch);
  const { idContexto } = question;
  if (!reply || idContexto === null || reply.idContexto === idContexto || !isStill()) return reply;
  const { ok } = await engine.useContext(user, idContexto);
  return ok && isStill() ? engine.search(question.query, stretch) : reply;
}

/** Searches the mirrored catalogue as the question changes, the newest one winning. */
export function useResults({ query, idContexto, version }: Question): Results {
  const { engine, vault } = useDevice();
  const key = JSON.stringify([query, idContexto, version]);
  const [results, setResults] = useState<ResultPages | null>(() => {
    const last = lastResults.get(engine);
    return last?.query === query ? last : null;
  });
  const [failed, setFailed] = useState(false);
  const asked = useRef<Asked>({ key: '', query: null, rows: { first: 0, last: 0 }, stretch: '' });

  const ask = useCallback(
    async (stretch: Stretch) => {
      const isStill = () => asked.current.key === key;
      const user = String(vault.idUsuario);
      const reply = await searchPriced(
        { engine, user, question: { query, idContexto, version }, isStill },
        stretch,
      );
      if (!reply || !isStill()) return;
      const next = withReply(lastResults.get(engine) ?? null, { key, query }, stretch, reply);
      lastResults.set(engine, next);
      setResults(next);
    },
    [engine, vault, query, idContexto, version, key],
  );

  const askFor = useCallback(
    (stretch: Stretch) => {
      asked.current.stretch = JSON.stringify(stretch);
      ask(stretch).catch((error: unknown) => {
        console.error('search failed', error);
        setFailed(true);
      });
    },
    [ask],
  );

  useEffect(() => {
    if (version === null) return;
    const { rows, query: before } = asked.current;
    // Another text begins at the place this history entry keeps for it; other prices keep the present one.
    const row = readPlace(query)?.row ?? 0;
    asked.current = {
      key,
      query,
      rows: before === query ? rows : { first: row, last: row },
      stretch: '',
    };
    askFor(stretchFor(asked.current.rows.first, asked.current.rows.last));
  }, [key, query, version, askFor]);

  const want = useCallback(
    (first: number, last: number) => {
      const known = lastResults.get(engine);
      // A page of the last question must not overtake the first page of this one.
      if (known?.key !== key || asked.current.key !== key) return;
      asked.current.rows = { first, last };
      const stretch = missingStretch(known, first, last);
      if (stretch && JSON.stringify(stretch) !== asked.current.stretch) askFor(stretch);
    },
    [engine, key, askFor],
  );

  return { results, isCurrent: results?.key === key, failed, want };
}

const NO_AVISOS: ReadonlyMap<number, AvisoLido> = new Map();

/** The customer's wishes to be told of products that are out of stock, by idProduto. */
export function useAvisosLidos(idPessoaCliente: number | undefined): ReadonlyMap<number, AvisoLido> {
  const { vault } = useDevice();
  const avisos = useLiveQuery(async () => {
    if (idPessoaCliente === undefined) return NO_AVISOS;
    const lane = laneOfIntencao(idPessoaCliente);
    const [waiting, confirmed] = await Promise.all([
      vault.outbox.where('lane').equals(lane).toArray(),
      vault.receipts.where('lane').equals(lane).toArray(),
    ]);
    return toAvisos(waiting, confirmed);
  }, [vault, idPessoaCliente]);
  return avisos ?? NO_AVISOS;
}
