/** What another app shared with this one: a file or a message. */
export type Compartilhado = { file: File } | { text: string };

let atual: Compartilhado | null = null;

/** Holds a share until the import takes it. */
export function holdCompartilhado(compartilhado: Compartilhado): void {
  atual = compartilhado;
}

/** True while a share waits for the import. */
export const hasCompartilhado = (): boolean => atual !== null;

/** Returns the share that waits and forgets it; null without one. */
export function takeCompartilhado(): Compartilhado | null {
  const taken = atual;
  atual = null;
  return taken;
}
