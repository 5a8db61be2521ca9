/** Sends mails behind the answers, so that an answer does not take as long as a mail, nor tells of it. */
export type Carteiro = {
  /** Says that a mail was written down, and comes back at once. */
  acordar(): void;
  /** Waits until nothing is under way. */
  parar(): Promise<void>;
};

/** Runs `enviar` once at a time, and again for what was written down meanwhile. */
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
