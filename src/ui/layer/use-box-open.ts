import { useSnapshot } from 'valtio';
import { messages } from './message-queue.ts';

/** True while a box tells or asks over the screen: then the user is awaited, not an act behind it. */
export const useBoxOpen = (): boolean => useSnapshot(messages).open.some(({ kind }) => kind !== 'waiting');
