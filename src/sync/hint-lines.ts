const DATA = 'data: ';
/** The most characters kept of an unfinished line. */
const LONGEST = 200;

/** Reads a stream of events to its end and passes on the word of each; a broken stream has ended. */
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
    // The connection broke, or the page closed it.
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
