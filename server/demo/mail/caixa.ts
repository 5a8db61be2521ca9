import type { Correio, Mensagem } from '#server/mail/port.ts';

/** A mail that nobody was sent. */
export type MensagemGuardada = Mensagem & { readonly enviadaEm: Date };

/** Sends nothing to anybody: the mails can be read here until the process ends. */
export type Caixa = Correio & {
  /** The newest first. */
  listar(): readonly MensagemGuardada[];
};

const MAIS_GUARDADAS = 50;

/** True for a box, whose mails are read by hand. */
export const isCaixa = (correio: Correio): correio is Caixa => 'listar' in correio;

/** Mails in memory, for demonstrations and tests; the last fifty of them. */
export function createCaixa(clock: () => Date): Caixa {
  let guardadas: readonly MensagemGuardada[] = [];
  return {
    async enviar(mensagem) {
      guardadas = [{ ...mensagem, enviadaEm: clock() }, ...guardadas].slice(0, MAIS_GUARDADAS);
      return true;
    },
    listar: () => guardadas,
  };
}
