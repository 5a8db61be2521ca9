import type { Correio, Mensagem } from '#server/mail/port.ts';

/** A mail that is kept here instead of being sent. */
export type MensagemGuardada = Mensagem & { readonly enviadaEm: Date };

/** Keeps mails instead of sending them: they can be read here until the process ends. */
export type Caixa = Correio & {
  /** Newest first. */
  listar(): readonly MensagemGuardada[];
};

const MAIS_GUARDADAS = 50;

/** True for a box, whose mails are read on the demonstration's page. */
export const isCaixa = (correio: Correio): correio is Caixa => 'listar' in correio;

/** Mails in memory, for demonstrations and tests; only the last fifty. */
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
