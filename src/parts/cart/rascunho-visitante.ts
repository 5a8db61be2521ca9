/** A visitor's unsent form and its time (epoch milliseconds); `envio`: the last sent content and its key. */
export type Rascunho<T> = { valores: T; at: number; envio?: Envio | undefined };

export type Envio = { pedido: string; chave: string };

/**
 * The members of each form that stay in the open tab only: numbers that identify a person must not remain on a shared
 * tablet.
 */
const DA_ABA = {
  cadastro: ['cpfCnpj', 'rg', 'dataNascimento'],
  solicitacao: [],
  'segunda-via': ['cpfCnpj', 'notaFiscal', 'documento'],
} as const satisfies Record<string, readonly string[]>;

export type RascunhoNome = keyof typeof DA_ABA;

const NOMES = Object.keys(DA_ABA) as RascunhoNome[];

/** Longer than an interrupted user needs. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The part of a draft in one storage. */
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

/** The stored part of a draft in one place; null when missing, too old or unreadable. */
function readParte(place: Storage, nome: RascunhoNome, now: number): Parte | null {
  try {
    const found = JSON.parse(place.getItem(storageKey(nome)) ?? 'null') as Parte | null;
    return isRecord(found) && isRecord(found.valores) && now - found.at < KEPT_MS ? found : null;
  } catch (error) {
    console.warn('a draft could not be read', error);
    return null;
  }
}

/** Writes a part; null deletes it. If the storage is full, only the draft is lost. */
function writeParte(place: Storage, nome: RascunhoNome, parte: Parte | null): void {
  try {
    if (parte === null) place.removeItem(storageKey(nome));
    else place.setItem(storageKey(nome), JSON.stringify(parte));
  } catch (error) {
    console.warn('a draft could not be written', error);
  }
}

/** The unsent draft; null when missing, too old or unreadable. `vazio`: an empty one. */
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

/** Stores the draft: on this device for some days, private members only in the tab. */
export function keepRascunho<T extends object>(
  nome: RascunhoNome,
  { valores, at, envio }: Rascunho<T>,
): void {
  const campos: readonly string[] = DA_ABA[nome];
  const parte = (isDaAba: boolean): Parte | null => {
    const own = Object.entries(valores).filter(([campo]) => campos.includes(campo) === isDaAba);
    // The sent content contains everything: it is stored like its most private member.
    const hasEnvio = campos.length > 0 === isDaAba;
    return own.length === 0 ? null : { valores: Object.fromEntries(own), at, ...(hasEnvio ? { envio } : {}) };
  };
  writeParte(localStorage, nome, parte(false));
  writeParte(sessionStorage, nome, parte(true));
}

/** Deletes the draft after sending or giving up. */
export function dropRascunho(nome: RascunhoNome): void {
  writeParte(localStorage, nome, null);
  writeParte(sessionStorage, nome, null);
}

/** Deletes the tab's part: another person may use the tab now. */
export function forgetDaAba(): void {
  for (const nome of NOMES) writeParte(sessionStorage, nome, null);
}

/** Deletes drafts that are too old, even if their form is never opened again. */
export function sweepRascunhos(now: number): void {
  for (const nome of NOMES)
    if (readParte(localStorage, nome, now) === null) writeParte(localStorage, nome, null);
}
