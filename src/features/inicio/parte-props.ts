import type { ClienteRow } from '#vault/mirror-rows.ts';

/** The part of the home with the user's own day or week, in a chunk of its own. */
export type ParteProps = {
  clientes: readonly ClienteRow[];
  /** The current customer. */
  cliente: ClienteRow | null;
  now: number;
  /** A card above is still being read and will push this one down. */
  isHeld: boolean;
  /** Called before the part is painted for the first time, also where it has nothing to show. */
  onRead: () => void;
};
