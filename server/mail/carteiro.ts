/** Sends mails behind the answers, so that an answer does not take as long as a mail, nor tells of it. */
export type Carteiro = {
  /** Says that a mail was written down, and comes back at once. */
  acordar(): void;
  /** Waits until nothing is under way. */
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
