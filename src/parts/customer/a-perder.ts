let sentence: string | null = null;

/** Notes what a change of customer would discard, as a sentence for its question; null once there is nothing. */
export function noteAPerder(text: string | null): void {
  sentence = text;
}

/** The sentence about what a change of customer would discard; null for nothing. */
export const readAPerder = (): string | null => sentence;
