/**
 * Runs one call at a time, and of the waiting ones only the newest: typing makes older ones worthless. An overtaken
 * call, waiting or running, returns null.
 */
export class LatestOnly<Input, Reply> {
  readonly #answer: (input: Input) => Promise<Reply>;
  #newest = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(answer: (input: Input) => Promise<Reply>) {
    this.#answer = answer;
  }

  ask(input: Input): Promise<Reply | null> {
    const turn = ++this.#newest;
    const mine = this.#last.then(async () => {
      if (turn !== this.#newest) return null;
      const reply = await this.#answer(input);
      return turn === this.#newest ? reply : null;
    });
    // The failed call's own promise reports the failure; the next call only waits.
    this.#last = mine.catch(() => null);
    return mine;
  }
}
