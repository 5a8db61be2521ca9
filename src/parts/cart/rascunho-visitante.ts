/** What a visitor was filling in, and when (epoch milliseconds); `envio`: what was sent last, and under which key. */
export type Rascunho<T> = { valores: T; at: number; envio?: Envio | undefined };

export type Envio = { pedido: string; chave: string };

/**
 * What of each form is kept for the open tab alone: numbers that tell who a person is are nothing to leave behind on
 * a tablet that others use.
 */
const DA_ABA = {
  cadastro: ['cpfCnpj', 'rg', 'dataNascimento'],
  solicitacao: [],
  'segunda-via': ['cpfCnpj', 'notaFiscal', 'documento'],
} as const satisfies Record<string, readonly string[]>;

export type RascunhoNome = keyof typeof DA_ABA;

const NOMES = Object.keys(DA_ABA) as RascunhoNome[];

/** Longer than a person who was interrupted needs. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The part of a draft that is kept in one place. */
type Parte = Rascunho<Readonly<Record<string, unknown>>>;

const storageKey = (nome: RascunhoNome): string => `visitante:${nome}`;

const isRecord = (found: unknown): found is object => typeof found === 'object' && found !== null;

/** True when `found` has every member of `vazio`, of the same kind. */
function isLike(found: object, vazio: object): boolean {
  return Object.entries(vazio).every(([name, value]) => {
    const there: unknown = Reflect.get(found, name);
    return Array.isArray(value) ? Array.isArray(there) : typeof there === typeof value;
  });
}

/** What a place keeps of a draft; null when it is nothing, too old, or unreadable. */
function readParte(place: Storage, nome: RascunhoNome, now: number): Parte | null {
  try {
    const found = JSON.parse(place.getItem(storageKey(nome)) ?? 'null') as Parte | null;
    return isRecord(found) && isRecord(found.valores) && now - found.at < KEPT_MS ? found : null;
  } catch (error) {
    console.warn('a draft could not be read', error);
    return null;
  }
}

/** Null forgets it. A full storage loses only the draft. */
function writeParte(place: Storage, nome: RascunhoNome, parte: Parte | null): void {
  try {
    if (parte === null) place.removeItem(storageKey(nome));
    else place.setItem(storageKey(nome), JSON.stringify(parte));
  } catch (error) {
    console.warn('a draft could not be written', error);
  }
}

/** What was left unsent; null when there is none, it is too old, or it cannot be read. `vazio`: an empty one. */
export function readRascunho<T extends object>(
  nome: RascunhoNome,
  vazio: T,
  now: number,
): Rascunho<T> | null {
  const doAparelho = readParte(localStorage, nome, now);
  const daAba = readParte(sessionStorage, nome, now);
  const at = doAparelho?.at ?? daAba?.at;
  const valores = { ...vazio, ...doAparelho?.valores, ...daAba?.valores } as T;
  if (at !== undefined && isLike(valores, vazio)) {
    return { valores, at, envio: daAba?.envio ?? doAparelho?.envio };
  }
  dropRascunho(nome);
  return null;
}

/** Keeps what was filled in so far: on this device for some days, and what is nobody else's business in the tab. */
export function keepRascunho<T extends object>(
  nome: RascunhoNome,
  { valores, at, envio }: Rascunho<T>,
): void {
  const campos: readonly string[] = DA_ABA[nome];
  const parte = (isDaAba: boolean): Parte | null => {
    const own = Object.entries(valores).filter(([campo]) => campos.includes(campo) === isDaAba);
    // What was sent names all of it: it goes where the most private of it goes.
    const hasEnvio = campos.length > 0 === isDaAba;
    return own.length === 0 ? null : { valores: Object.fromEntries(own), at, ...(hasEnvio ? { envio } : {}) };
  };
  writeParte(localStorage, nome, parte(false));
  writeParte(sessionStorage, nome, parte(true));
}

/** Forgets it: it was sent, or given up. */
export function dropRascunho(nome: RascunhoNome): void {
  writeParte(localStorage, nome, null);
  writeParte(sessionStorage, nome, null);
}

/** Forgets what the tab alone kept: somebody else sits before it now. */
export function forgetDaAba(): void {
  for (const nome of NOMES) writeParte(sessionStorage, nome, null);
}

/** Drops what is too old, whether or not its form is ever opened again. */
export function sweepRascunhos(now: number): void {
  for (const nome of NOMES)
    if (readParte(localStorage, nome, now) === null) writeParte(localStorage, nome, null);
}
