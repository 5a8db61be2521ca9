/** What a visitor was filling in, and when (epoch milliseconds); `envio`: what was sent last, and under which key. */
export type Rascunho<T> = { valores: T; at: number; envio?: Envio | undefined };

export type Envio = { pedido: string; chave: string };

export type RascunhoNome = 'cadastro' | 'solicitacao';

/** Longer than a person who was interrupted needs; a tablet is used by others too. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const storageKey = (nome: RascunhoNome): string => `visitante:${nome}`;

/** True when `found` has every member of `vazio`, of the same kind. */
function isLike(found: unknown, vazio: object): boolean {
  if (typeof found !== 'object' || found === null) return false;
  return Object.entries(vazio).every(([name, value]) => {
    const there: unknown = Reflect.get(found, name);
    return Array.isArray(value) ? Array.isArray(there) : typeof there === typeof value;
  });
}

/** What was left unsent; null when there is none, it is too old, or it cannot be read. `vazio`: an empty one. */
export function readRascunho<T extends object>(
  nome: RascunhoNome,
  vazio: T,
  now: number,
): Rascunho<T> | null {
  try {
    const found = JSON.parse(localStorage.getItem(storageKey(nome)) ?? 'null') as Rascunho<T> | null;
    if (found !== null && isLike(found.valores, vazio) && now - found.at < KEPT_MS) return found;
  } catch (error) {
    console.warn('a draft could not be read', error);
  }
  dropRascunho(nome);
  return null;
}

/** Keeps what was filled in so far. A full storage loses only the draft. */
export function keepRascunho<T extends object>(nome: RascunhoNome, rascunho: Rascunho<T>): void {
  try {
    localStorage.setItem(storageKey(nome), JSON.stringify(rascunho));
  } catch (error) {
    console.warn('a draft could not be kept', error);
  }
}

/** Forgets it: it was sent, or given up. */
export function dropRascunho(nome: RascunhoNome): void {
  try {
    localStorage.removeItem(storageKey(nome));
  } catch (error) {
    console.warn('a draft could not be forgotten', error);
  }
}
