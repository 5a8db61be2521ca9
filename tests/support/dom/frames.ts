export {};

/** About 60 frames a second. */
const FRAME_MS = 16;

// Not jsdom's: it draws by an interval, and under a fake clock that interval ends for all later files.
const after = globalThis.setTimeout;
const cancel = globalThis.clearTimeout;
const waiting = new Map<number, ReturnType<typeof after>>();
let last = 0;

globalThis.requestAnimationFrame = (draw) => {
  last += 1;
  const frame = last;
  const run = () => {
    waiting.delete(frame);
    draw(performance.now());
  };
  waiting.set(frame, after(run, FRAME_MS));
  return frame;
};

globalThis.cancelAnimationFrame = (frame) => {
  cancel(waiting.get(frame));
  waiting.delete(frame);
};
