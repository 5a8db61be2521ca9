/**
 * One question at a time, and of those that wait only the newest: what was typed since makes the older ones
 * worthless. A question that was overtaken, waiting or asked, answers null.
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
    // Whoever asked hears of a failure; the next in line only waits.
    this.#last = mine.catch(() => null);
    return mine;
  }
}
