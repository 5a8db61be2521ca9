const DATA = 'data: ';
/** The longest hint: a longer line is dropped. */
const LONGEST = 200;

/** Reads a stream of events to its end and tells the word of each; a stream that breaks has ended. */
export async function readHints(
  body: ReadableStream<Uint8Array>,
  onWord: (word: string) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = `${rest}${decoder.decode(value, { stream: true })}`.split('\n');
      rest = (lines.pop() ?? '').slice(0, LONGEST);
      for (const line of lines) if (line.startsWith(DATA)) onWord(line.slice(DATA.length));
    }
  } catch {
    // The line broke, or the page closed it.
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
