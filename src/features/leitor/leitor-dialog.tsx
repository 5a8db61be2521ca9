import { useRef, useState } from 'react';
import { ClienteTag } from '#parts/customer/cliente-tag.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { CameraView } from './camera-view.tsx';
import { CodeField } from './code-field.tsx';
import * as css from './leitor.css.ts';
import { openReader, type Reader } from './reader.ts';
import { ReadingList } from './reading-list.tsx';
import { useCamera } from './use-camera.ts';
import { useReadings } from './use-readings.ts';
import { useScanning } from './use-scanning.ts';
import { AIM, LOADING_READER, NO_CAMERA, OPENING_CAMERA } from './words.ts';

export type LeitorDialogProps = {
  onClose: () => void;
  /** How pictures are read; by the browser or our own reader unless a test says otherwise. */
  openWith?: () => Promise<Reader>;
};

/** Reads the boxes on a shelf with the camera, one after the other, and puts their products into the cart. */
export function LeitorDialog({ onClose, openWith = openReader }: LeitorDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { camera, retry, isLit, toggleLamp } = useCamera();
  const { readings, take } = useReadings();
  const [refused, setRefused] = useState<string | null>(null);
  const stream = camera.state === 'on' ? camera.stream : null;
  const scanning = useScanning(video, stream, openWith, (text) => setRefused(take(text)));

  const hint = () => {
    if (stream === null) return OPENING_CAMERA;
    return scanning.isReading ? (refused ?? AIM) : LOADING_READER;
  };
  const problem = () => {
    if (camera.state === 'failed') return { text: NO_CAMERA[camera.failure], retry };
    return scanning.problem === null ? null : { text: scanning.problem, retry: scanning.retry };
  };
  return (
    <Dialog
      title="Ler código"
      subtitle={<ClienteTag />}
      size="lg"
      onClose={onClose}
      outsideCloses={false}
      footer={
        <Button variant="primary" onPress={onClose}>
          Concluir
        </Button>
      }
    >
      <div className={css.layout}>
        <div className={css.reader}>
          <CameraView
            video={video}
            camera={camera}
            problem={problem()}
            hint={hint()}
            isLit={isLit}
            onLamp={toggleLamp}
          />
          <CodeField onCode={take} />
        </div>
        <ReadingList readings={readings} />
      </div>
    </Dialog>
  );
}
