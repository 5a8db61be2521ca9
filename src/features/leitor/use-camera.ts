import { useEffect, useState } from 'react';
import { type CameraFailure, failureOf, hasLamp, openCamera, setLamp, stopCamera } from './camera.ts';

/** The state of the camera; `hasLamp`: it has a lamp that `setLamp` turns on. */
export type Camera =
  | { state: 'opening' }
  | { state: 'on'; stream: MediaStream; hasLamp: boolean }
  | { state: 'failed'; failure: CameraFailure };

/** True while the page is not on screen. */
function useHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}

/** The camera while the component is shown and the page is on screen; it is off at any other time. */
export function useCamera(): {
  camera: Camera;
  /** Asks for the camera again. */
  retry: () => void;
  isLit: boolean;
  toggleLamp: () => void;
} {
  const isHidden = useHidden();
  const [tries, setTries] = useState(0);
  const [camera, setCamera] = useState<Camera>({ state: 'opening' });
  const [isLit, setLit] = useState(false);

  useEffect(() => {
    if (isHidden) return undefined;
    let isLeft = false;
    let opened: MediaStream | null = null;
    const fail = (failure: CameraFailure) => {
      if (!isLeft) setCamera({ state: 'failed', failure });
    };
    openCamera()
      .then((stream) => {
        if (isLeft) return stopCamera(stream);
        opened = stream;
        // Unplugged, or taken by another program.
        for (const track of stream.getVideoTracks()) track.onended = () => fail('ocupada');
        return setCamera({ state: 'on', stream, hasLamp: hasLamp(stream) });
      })
      .catch((error: unknown) => fail(failureOf(error)));
    return () => {
      isLeft = true;
      if (opened !== null) stopCamera(opened);
      setCamera({ state: 'opening' });
      setLit(false);
    };
  }, [isHidden, tries]);

  const toggleLamp = () => {
    if (camera.state !== 'on') return;
    setLamp(camera.stream, !isLit)
      .then(() => setLit(!isLit))
      .catch((error: unknown) => console.error('the lamp did not obey', error));
  };
  return { camera, retry: () => setTries(tries + 1), isLit, toggleLamp };
}
