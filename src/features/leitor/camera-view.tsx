import Flashlight from 'lucide-react/icons/flashlight';
import FlashlightOff from 'lucide-react/icons/flashlight-off';
import { type RefObject, useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showCamera } from './camera.ts';
import * as css from './leitor.css.ts';
import type { Camera } from './use-camera.ts';

export type CameraViewProps = {
  video: RefObject<HTMLVideoElement | null>;
  camera: Camera;
  /** Why nothing is read, with a way to try again; null while all is well. */
  problem: { text: string; retry: () => void } | null;
  /** Under the picture. */
  hint: string;
  isLit: boolean;
  onLamp: () => void;
};

/** The camera's picture with a frame to aim by and the lamp's button, or the reason why there is none. */
export function CameraView({ video, camera, problem, hint, isLit, onLamp }: CameraViewProps) {
  const stream = camera.state === 'on' ? camera.stream : null;
  useEffect(() => {
    if (video.current !== null) showCamera(video.current, stream);
  }, [video, stream]);
  return (
    <div className={css.camera}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The camera's own picture, without sound. */}
      <video ref={video} className={css.video} muted playsInline autoPlay aria-label="Imagem da câmera" />
      {problem === null && <span className={css.aim} data-on={stream !== null || undefined} />}
      {problem !== null && (
        <div className={css.problem} role="alert">
          <p>{problem.text}</p>
          <Button onPress={problem.retry}>Tentar de novo</Button>
        </div>
      )}
      {problem === null && (
        <p className={css.hint} role="status">
          {hint}
        </p>
      )}
      {camera.state === 'on' && camera.hasLamp && (
        <span className={css.lamp}>
          <IconButton
            variant="secondary"
            label={isLit ? 'Apagar a luz' : 'Acender a luz'}
            aria-pressed={isLit}
            icon={
              isLit ? (
                <FlashlightOff size={20} aria-hidden="true" />
              ) : (
                <Flashlight size={20} aria-hidden="true" />
              )
            }
            onPress={onLamp}
          />
        </span>
      )}
    </div>
  );
}
