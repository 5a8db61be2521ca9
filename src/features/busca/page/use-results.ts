import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Choice } from '#engine/search.ts';
import { toChoice } from '#features/busca/filter/filtros.ts';
import {
  missingStretch,
  type QuestionName,
  type ResultPages,
  type Stretch,
  stretchFor,
  withReply,
} from '#features/busca/list/result-pages.ts';
import type { EngineClient } from '#mirror/catalogue/engine-client.ts';
import type { SearchReply } from '#mirror/catalogue/engine-protocol.ts';
import { useDevice } from '#parts/device/device.tsx';
import { readPlace } from '#parts/list/scroll-place.ts';
import { type Busca, buscaHref } from '#routes.ts';

/**
 * The search in the address. `version` changes with the catalogue or the prices; null while unknown: then nothing is
 * searched. `idContexto` null searches without prices.
 */
export type Question = {
  busca: Busca;
  idContexto: string | null;
  version: string | null;
  /** True when the members of the groups and their counts are needed too. */
  comFacetas: boolean;
};

export type Results = {
  /** The newest results; they stay until the next ones arrive. Null before the first. */
  results: ResultPages | null;
  /** True when the results are those of the present question. */
  isCurrent: boolean;
  /** The engine has stopped: only a reload helps. */
  failed: boolean;
  /** Tells which rows are on screen, so that their pages are read. */
  want: (first: number, last: number) => void;
};

/** The last results of each engine, so that coming back draws the list at once. */
const lastResults = new WeakMap<EngineClient, ResultPages>();

/** The question in progress: its rows, and the last requested stretch. */
type Asked = { key: string; busca: string; rows: { first: number; last: number }; stretch: string };

/** The most searches in a row when the reply lacks the prices that the device holds. */
const MOST_TRIES = 4;

type Ask = {
  engine: EngineClient;
  user: string;
  query: string;
  choice: Choice;
  idContexto: string | null;
  isPromocao: boolean;
  isStill: () => boolean;
};

/**
 * Searches a stretch with the customer's prices: a promotion's next to those in use, which stay. An engine that draws
 * another customer's prices is first told which are wanted; a page shows prices only by the reply's own `idContexto`.
 */
async function searchPriced(
  { engine, user, query, choice, idContexto, isPromocao, isStill }: Ask,
  stretch: Stretch,
): Promise<SearchReply | null> {
  const page = { ...stretch, ...choice };
  if (isPromocao && idContexto !== null)
    return engine.search(query, { ...page, precos: { user, idContexto } });
  for (let tries = 1; ; tries++) {
    const reply = await engine.search(query, page);
    if (!reply || idContexto === null || reply.idContexto === idContexto || !isStill()) return reply;
    // Prices may be dropped again between these two, when another window imports; the device then has them soon.
    const { ok } = tries < MOST_TRIES ? await engine.useContext(user, idContexto) : { ok: false };
    if (!ok || !isStill()) return reply;
  }
}

/** Names a question, without the list's display mode. */
function nameOf({ busca, idContexto, version }: Question): QuestionName {
  const href = buscaHref({ ...busca, exi: null });
  return { busca: href, query: busca.pes, key: JSON.stringify([href, idContexto, version]) };
}

/** Searches the mirrored catalogue as the question changes, the newest one winning. */
export function useResults(question: Question): Results {
  const { engine, vault } = useDevice();
  const name = nameOf(question);
  const { key } = name;
  const [results, setResults] = useState<ResultPages | null>(() => {
    const last = lastResults.get(engine);
    return last?.busca === name.busca ? last : null;
  });
  const [failed, setFailed] = useState(false);
  const asked = useRef<Asked>({ key: '', busca: '', rows: { first: 0, last: 0 }, stretch: '' });
  const latest = useRef({ question, name });
  useLayoutEffect(() => {
    latest.current = { question, name };
  });

  const ask = useCallback(
    async (stretch: Stretch, { question: now, name: of }: { question: Question; name: QuestionName }) => {
      const { busca, idContexto, comFacetas } = now;
      const isStill = () => asked.current.key === of.key;
      const known = lastResults.get(engine);
      const isCounted = known?.key === of.key && known.facetas !== undefined;
      const choice = toChoice(busca, comFacetas && !isCounted);
      const user = String(vault.idUsuario);
      const reply = await searchPriced(
        { engine, user, query: busca.pes, choice, idContexto, isPromocao: busca.con !== null, isStill },
        stretch,
      );
      if (!reply || !isStill()) return;
      const next = withReply(lastResults.get(engine) ?? null, of, stretch, reply);
      lastResults.set(engine, next);
      setResults(next);
    },
    [engine, vault],
  );

  const askFor = useCallback(
    (stretch: Stretch) => {
      asked.current.stretch = JSON.stringify(stretch);
      ask(stretch, latest.current).catch((error: unknown) => {
        console.error('search failed', error);
        setFailed(true);
      });
    },
    [ask],
  );

  const isKnown = question.version !== null;
  const { comFacetas } = question;
  useEffect(() => {
    if (!isKnown) return;
    const { busca } = latest.current.name;
    const { key: keyBefore, rows, busca: before } = asked.current;
    const known = lastResults.get(engine);
    // Only the counts are missing: the rows on screen are searched again, with them.
    if (keyBefore === key && (!comFacetas || (known?.key === key && known.facetas !== undefined))) return;
    // Another search begins at the place that this history entry keeps for it; other prices keep the present place.
    const row = readPlace(busca)?.row ?? 0;
    asked.current = { key, busca, rows: before === busca ? rows : { first: row, last: row }, stretch: '' };
    askFor(stretchFor(asked.current.rows.first, asked.current.rows.last));
  }, [engine, key, isKnown, comFacetas, askFor]);

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
