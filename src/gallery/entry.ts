import type { ReactNode } from 'react';

/** The states of one component of the design system. */
export interface Entry {
  /** The component's file in src/ui, without its extension. */
  readonly file: string;
  /** The shown states, each with its heading. */
  readonly states: readonly { readonly name: string; readonly show: () => ReactNode }[];
}
