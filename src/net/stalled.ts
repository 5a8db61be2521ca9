/**
 * The same bytes as `body`. A reader that waits longer than `stalledMs` for the next one gets an error, and the
 * connection is let go; the time between two reads does not count.
 */
export function failWhenStalled(
  body: ReadableStream<Uint8Array>,
  stalledMs: number,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const next = (): ReturnType<typeof reader.read> => {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('no byte came for too long')), stalledMs);
    return Promise.race([reader.read(), promise]).finally(() => clearTimeout(timer));
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
