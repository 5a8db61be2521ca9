/** A mail. Its text may hold a secret, which is in no log and in no table. */
export type Mensagem = {
  /** A new one each time: whoever gets the same again sends it once. */
  readonly referencia: string;
  readonly para: string;
  readonly assunto: string;
  /** Plain text; an address of the app stands in a line of its own. */
  readonly texto: string;
};

/** Who delivers mails: a box in memory in a demonstration, a provider over HTTP else. It does not throw. */
export type Correio = {
  /** True when the provider took it over, false for whatever else happened. */
  enviar(mensagem: Mensagem): Promise<boolean>;
};
