import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Reader } from './reader.ts';
import { NO_READER, READER_STOPPED } from './words.ts';

/** Between two pictures: fast enough for a hand that moves, and the buttons still answer at once. */
const PAUSE_MS = 120;

/** True unless another dialog covers the picture: what the camera sees then is not meant. */
const isOnTop = (video: HTMLVideoElement): boolean =>
  [...document.querySelectorAll('dialog[open]')].at(-1)?.contains(video) ?? true;

/** Reads picture after picture while there is a stream. `problem`: why it does not; `retry` opens the reader again. */
export function useScanning(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | null,
  openReader: () => Promise<Reader>,
  onTexts: (texts: readonly string[]) => void,
): { isReading: boolean; problem: string | null; retry: () => void } {
  const [tries, setTries] = useState(0);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(onTexts);
  useLayoutEffect(() => {
    latest.current = onTexts;
  });

  useEffect(() => {
    if (stream === null) return undefined;
    let isLeft = false;
    let reader: Reader | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (by: Reader) => {
      const element = video.current;
      if (element === null || element.readyState < element.HAVE_CURRENT_DATA || !isOnTop(element)) return;
      const texts = await by.read(element);
      if (!isLeft) latest.current(texts);
    };
    const fail = (sentence: string) => (error: unknown) => {
      if (isLeft) return;
      console.warn('bar codes are not read:', error);
      setReading(false);
      setProblem(sentence);
    };
    const run = (by: Reader): void => {
      look(by)
        .then(() => {
          if (!isLeft) timer = setTimeout(() => run(by), PAUSE_MS);
        })
        .catch(fail(READER_STOPPED));
    };
    openReader()
      .then((opened) => {
        if (isLeft) return opened.close();
        reader = opened;
        setReading(true);
        return run(opened);
      })
      .catch(fail(NO_READER));
    return () => {
      isLeft = true;
      clearTimeout(timer);
      reader?.close();
      setReading(false);
      setProblem(null);
    };
  }, [video, stream, openReader, tries]);

  return { isReading, problem, retry: () => setTries(tries + 1) };
}
