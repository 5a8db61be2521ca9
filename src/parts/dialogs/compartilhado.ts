let held: File | null = null;

/** Holds a list that another app shared, until the import takes it. */
export function holdCompartilhado(file: File): void {
  held = file;
}

/** True while a shared list waits for the import. */
export const hasCompartilhado = (): boolean => held !== null;

/** Returns the shared list that waits and forgets it; null without one. */
export function takeCompartilhado(): File | null {
  const taken = held;
  held = null;
  return taken;
}
