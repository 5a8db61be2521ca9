const STORAGE_KEY = 'maleta:metas';
const ABERTAS = 'abertas';

/** True when the user left the goals of the cart open on this device; closed at first: a customer may look on. */
export function readMetasAbertas(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === ABERTAS;
  } catch {
    return false;
  }
}

/** Keeps whether the goals are open, for all carts of this device. */
export function keepMetasAbertas(isOpen: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOpen ? ABERTAS : '');
  } catch (error) {
    console.warn('goals', error);
  }
}
