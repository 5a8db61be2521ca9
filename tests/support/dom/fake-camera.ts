import { onTestFinished, vi } from 'vitest';

/** A camera whose use a test sees. */
export type FakeCamera = {
  /** Cameras that are on now. */
  on: () => number;
  /** The states of the lamp that the page asked for, in order. */
  lamp: boolean[];
  /** The camera is unplugged, or taken by another program. */
  end: () => void;
};

type FakeTrack = { isOn: boolean; onended: (() => void) | null };

/** Gives the browser a camera for a test; `refuse` is the name of the error that asking for it meets. */
export function provideCamera({ refuse }: { refuse?: string } = {}): FakeCamera {
  const tracks: FakeTrack[] = [];
  const lamp: boolean[] = [];
  const getUserMedia = async () => {
    if (refuse !== undefined) throw new DOMException('', refuse);
    const track = {
      isOn: true,
      onended: null,
      stop: () => {
        track.isOn = false;
      },
      getCapabilities: () => ({ torch: true }),
      applyConstraints: async ({ advanced: [set] }: { advanced: [{ torch: boolean }] }) => {
        lamp.push(set.torch);
      },
    };
    tracks.push(track);
    return { getTracks: () => [track], getVideoTracks: () => [track] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  // jsdom plays no video: this one always has a picture.
  const ready = vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    ready.mockRestore();
  });
  return {
    on: () => tracks.filter(({ isOn }) => isOn).length,
    lamp,
    end: () => tracks.at(-1)?.onended?.(),
  };
}
