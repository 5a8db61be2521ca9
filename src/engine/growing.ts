/** A growing list of numbers, without a list object for each product. */
export class GrowingNumbers {
  values = new Uint32Array(1 << 10);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }
}

/** Lists of numbers in one array, numbered from 0. */
export class NumberLists {
  readonly numbers = new GrowingNumbers();
  readonly #ends: GrowingNumbers;

  constructor(ends = new GrowingNumbers()) {
    this.#ends = ends;
  }

  get length(): number {
    return this.#ends.length;
  }

  /** Ends the current list, made of the numbers pushed since the last end. */
  end(): void {
    this.#ends.push(this.numbers.length);
  }

  /** The start of a list in `numbers`; it ends at the next one's start. */
  startOf(list: number): number {
    return list === 0 ? 0 : (this.#ends.values[list - 1] ?? 0);
  }

  /** The same lists with each number replaced. */
  map(to: Uint32Array): NumberLists {
    const { values, length } = this.numbers;
    const mapped = new NumberLists(this.#ends);
    mapped.numbers.values = new Uint32Array(values.length);
    mapped.numbers.length = length;
    for (let i = 0; i < length; i++) mapped.numbers.values[i] = to[values[i] ?? 0] ?? 0;
    return mapped;
  }
}
