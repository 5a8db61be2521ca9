import type { CartaCorrecao, CartaCorrecaoItem } from '#contract/letters/carta.ts';
import type { Vault } from '#vault/vault.ts';
import { type DocumentoLido, defineDocumento, putDocumento, readDocumento } from './documentos.ts';

/** A correction letter with its rows; `at`: when the server was asked for it, in epoch milliseconds. */
export type CartaLida = {
  readonly carta: CartaCorrecao;
  readonly itens: readonly CartaCorrecaoItem[];
  readonly at: number;
};

/** A customer's letters since a day, newest first. */
export type CartasGuardadas = { readonly desde: string; readonly cartas: readonly CartaLida[] };

const NOME = 'cartas';
const CARTAS = defineDocumento<CartasGuardadas>(NOME, 1);

const idOf = ({ carta }: CartaLida): number => carta.idCartaCorrecao;

/** Newest first, as the server lists them. */
const newestFirst = (a: CartaLida, b: CartaLida): number =>
  b.carta.data.localeCompare(a.carta.data) || idOf(b) - idOf(a);

/** The stored letters of a customer; undefined before they were brought. */
export const readCartas = (
  vault: Vault,
  idPessoaCliente: number,
): Promise<DocumentoLido<CartasGuardadas> | undefined> => readDocumento(vault, CARTAS, { idPessoaCliente });

/**
 * Stores the letters that a list brought, in place of the previous ones. A letter that a screen read after the list was
 * asked for stays as it is.
 */
export async function putCartas(
  vault: Vault,
  idPessoaCliente: number,
  { at, valor: { desde, cartas } }: DocumentoLido<CartasGuardadas>,
): Promise<void> {
  await vault.transaction('rw', vault.documentos, async () => {
    const kept = (await readCartas(vault, idPessoaCliente))?.valor.cartas ?? [];
    const newer = kept.filter((one) => one.at > at);
    const ids = new Set(newer.map(idOf));
    const valor = {
      desde,
      cartas: [...newer, ...cartas.filter((one) => !ids.has(idOf(one)))].toSorted(newestFirst),
    };
    await putDocumento(vault, CARTAS, { idPessoaCliente }, { at, valor });
  });
}

/** Changes the letters that are kept, without a change of their age; nothing where none were ever brought. */
async function change(
  vault: Vault,
  idPessoaCliente: number,
  to: (kept: CartasGuardadas) => readonly CartaLida[],
): Promise<void> {
  await vault.transaction('rw', vault.documentos, async () => {
    const kept = await readCartas(vault, idPessoaCliente);
    if (kept === undefined) return;
    const valor = { ...kept.valor, cartas: to(kept.valor) };
    await putDocumento(vault, CARTAS, { idPessoaCliente }, { at: kept.at, valor });
  });
}

/** Stores a letter that a screen read, in place of its older version. */
export const putCarta = (vault: Vault, lida: CartaLida): Promise<void> =>
  change(vault, lida.carta.cliente.pessoa.idPessoa, ({ desde, cartas }) => {
    const kept = cartas.find((one) => idOf(one) === idOf(lida));
    const isOlder = kept !== undefined && kept.at > lida.at;
    if (isOlder || lida.carta.data.slice(0, 10) < desde) return cartas;
    return [lida, ...cartas.filter((one) => idOf(one) !== idOf(lida))].toSorted(newestFirst);
  });

/** Stores a letter after a change of its situation; its rows stay. */
export const putCartaMudada = (vault: Vault, carta: CartaCorrecao, at: number): Promise<void> =>
  change(vault, carta.cliente.pessoa.idPessoa, ({ cartas }) =>
    cartas.map((one) => (idOf(one) === carta.idCartaCorrecao ? { ...one, carta, at } : one)),
  );

/** Removes a letter that the server does not know. */
export const dropCarta = (vault: Vault, idPessoaCliente: number, idCartaCorrecao: number): Promise<void> =>
  change(vault, idPessoaCliente, ({ cartas }) => cartas.filter((one) => idOf(one) !== idCartaCorrecao));

/** Removes the letters of all customers: their ids may be those of other letters. */
export async function dropCartas(vault: Vault): Promise<void> {
  await vault.documentos.where('key').startsWith(`${NOME}@`).delete();
}
