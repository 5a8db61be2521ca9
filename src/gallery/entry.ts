import type { ReactNode } from 'react';

/** The states of one piece of the design system. */
export interface Entry {
  /** The piece's file in src/ui without its ending. */
  readonly file: string;
  /** What is shown, each with the words that head it. */
  readonly states: readonly { readonly name: string; readonly show: () => ReactNode }[];
}
