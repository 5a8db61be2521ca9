/** Sends mails after the responses, so that a response neither waits for a mail nor reveals it by its time. */
export type Carteiro = {
  /** Reports a new mail, and returns at once. */
  acordar(): void;
  /** Waits until no send is under way. */
  parar(): Promise<void>;
};

/** Runs `enviar`, never twice at the same time. Runs it again if a mail was added while it ran. */
export function createCarteiro(enviar: () => Promise<void>, onError: (error: unknown) => void): Carteiro {
  let running: Promise<void> | undefined;
  let isWoken = false;
  const run = async () => {
    while (isWoken) {
      isWoken = false;
      await enviar().catch(onError);
    }
    running = undefined;
  };
  return {
    acordar() {
      isWoken = true;
      running ??= run();
    },
    async parar() {
      await running;
    },
  };
}
