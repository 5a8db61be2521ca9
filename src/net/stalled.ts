/**
 * Returns the bytes of `body`. A reader that waits longer than `stalledMs` for the next byte, or `wholeMs` in
 * total, gets an error and the connection closes: a connection that drips a byte now and then would hold its
 * reader forever. The time between two reads does not count.
 */
export function failWhenStalled(
  body: ReadableStream<Uint8Array>,
  stalledMs: number,
  wholeMs: number,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let leftMs = wholeMs;
  const next = (): ReturnType<typeof reader.read> => {
    const { promise, reject } = Promise.withResolvers<never>();
    const since = performance.now();
    const late = () => reject(new Error('no byte came for too long'));
    const timer = setTimeout(late, Math.max(0, Math.min(stalledMs, leftMs)));
    return Promise.race([reader.read(), promise]).finally(() => {
      clearTimeout(timer);
      leftMs -= performance.now() - since;
    });
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(error);
          void reader.cancel().catch(() => undefined);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
