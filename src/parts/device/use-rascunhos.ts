import { readRascunhos } from '#outbox/rascunhos/read-rascunhos.ts';
import type { RascunhoRow } from '#vault/rascunho-rows.ts';
import { useDevice } from './device.tsx';
import { useLiveQuery } from './live-query.ts';

/** Returns the user's drafts of requests for review, the oldest first; undefined while they are read. */
export function useRascunhos(): RascunhoRow[] | undefined {
  const { vault } = useDevice();
  return useLiveQuery(() => readRascunhos(vault), [vault]);
}
