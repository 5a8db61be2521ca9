/** A mail. Its text may hold a secret, so it is neither logged nor stored. */
export type Mensagem = {
  /** A new one for each mail: a provider that gets the same one again sends it once. */
  readonly referencia: string;
  readonly para: string;
  readonly assunto: string;
  /** Plain text; an address of the app has its own line. */
  readonly texto: string;
};

/** Delivers mails: a box in memory in a demonstration, otherwise a provider over HTTP. It does not throw. */
export type Correio = {
  /** True when the provider took it over, otherwise false. */
  enviar(mensagem: Mensagem): Promise<boolean>;
};
