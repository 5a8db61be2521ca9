/** Why there is no picture. */
export type CameraFailure = 'recusada' | 'ausente' | 'ocupada' | 'outra';

/** The camera at the back, with enough pixels for the small DataMatrix of a box. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
};

const REASONS: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'recusada',
  SecurityError: 'recusada',
  NotFoundError: 'ausente',
  OverconstrainedError: 'ausente',
  NotReadableError: 'ocupada',
  AbortError: 'ocupada',
};

/** The reason behind a rejected request for the camera. */
export const failureOf = (error: unknown): CameraFailure =>
  (error instanceof DOMException ? REASONS[error.name] : undefined) ?? 'outra';

/** Turns the camera on. Rejects as `getUserMedia` does. */
export const openCamera = (): Promise<MediaStream> => navigator.mediaDevices.getUserMedia(WANTED);

/** Shows a camera's picture; null shows none. */
export function showCamera(video: HTMLVideoElement, stream: MediaStream | null): void {
  video.srcObject = stream;
}

export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The lamp next to the camera, which the compiler's library does not know. */
type LampSet = MediaTrackConstraintSet & { torch: boolean };

/** True if the camera has a lamp. */
export function hasLamp(stream: MediaStream): boolean {
  const [track]: Partial<MediaStreamTrack>[] = stream.getVideoTracks();
  // Firefox has no such method.
  const capabilities = track?.getCapabilities?.() ?? {};
  return 'torch' in capabilities && Boolean(capabilities.torch);
}

/** Turns the lamp on or off. Rejects if the camera refuses. */
export async function setLamp(stream: MediaStream, torch: boolean): Promise<void> {
  const lamp: LampSet = { torch };
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [lamp] });
}
