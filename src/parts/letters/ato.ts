import type { Codigo } from '#contract/wire/codigo.ts';
import type { Recusa } from '#contract/wire/recusa.ts';
import { fail, type Result } from '#lib/result.ts';
import type { Falha } from '#parts/failure/falha.ts';
import { toFalhaDaParte } from '#parts/failure/sem-funcao.ts';

type Failed = Parameters<typeof toFalhaDaParte>[0] & { erro?: Recusa };

/** Keys of acts without a known outcome: letter or invoice, then act. They outlive the screen. */
const keys = new Map<string, Map<string, string>>();

/** The server failed, or still runs the act. */
const FALHA_DO_SERVIDOR = 500;
const EM_ANDAMENTO: Codigo = 'em-andamento';

/** True if the server refused an act, which is not done then. */
const isKnown = (error: Failed): boolean =>
  error.kind === 'refused' && error.status < FALHA_DO_SERVIDOR && error.erro.Codigo !== EM_ANDAMENTO;

/** The subject of an act on this device: a letter, or the invoice of a new one. */
export type AtoRef = {
  /** The vault's name: one user's device. */
  readonly vault: string;
  readonly sobre: `carta:${number}` | `nota:${number}`;
};

type NoAparelho = { readonly vault: { readonly name: string } };

/** The subject of a letter's changes. */
export const daCarta = ({ vault }: NoAparelho, idCartaCorrecao: number): AtoRef => ({
  vault: vault.name,
  sobre: `carta:${idCartaCorrecao}`,
});

/** The subject of a letter's making: its invoice. */
export const daNota = ({ vault }: NoAparelho, idTitulo: number): AtoRef => ({
  vault: vault.name,
  sobre: `nota:${idTitulo}`,
});

const nameOf = ({ vault, sobre }: AtoRef): string => `${vault} ${sobre}`;

/** Forgets the keys of a subject: its state is known again, and the same act is another one from now on. */
export const esquecer = (ref: AtoRef): void => void keys.delete(nameOf(ref));

/** Why an act failed. `isPerdido`: it may have been done, so the thing itself must be read again. */
export type AtoFalhou = {
  readonly falha: Falha;
  readonly isPerdido: boolean;
  /** The letter that a refusal names. */
  readonly idCartaCorrecao: number | null;
};

/**
 * Sends an act under its key. An act without a known outcome keeps its key, so that its repeat is done once, also after
 * the screen was left. A done act forgets all keys of its subject.
 */
export async function fazerAto<T>(
  ref: AtoRef,
  ato: string,
  { uuid, send }: { uuid: () => string; send: (key: string) => Promise<Result<T, Failed>> },
): Promise<Result<T, AtoFalhou>> {
  const name = nameOf(ref);
  const own = keys.get(name) ?? new Map<string, string>();
  keys.set(name, own);
  const key = own.get(ato) ?? uuid();
  own.set(ato, key);
  const reply = await send(key);
  if (reply.ok) {
    esquecer(ref);
    return reply;
  }
  const { error } = reply;
  const isPerdido = !isKnown(error);
  if (!isPerdido) own.delete(ato);
  const idCartaCorrecao = error.kind === 'refused' ? (error.erro.idCartaCorrecao ?? null) : null;
  return fail({ falha: toFalhaDaParte(error), isPerdido, idCartaCorrecao });
}
