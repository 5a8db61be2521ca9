import { useEffect, useRef, useState } from 'react';
import { ClienteTag } from '#parts/customer/cliente-tag.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { confirm } from '#ui/layer/message-queue.ts';
import { CameraView } from './camera-view.tsx';
import { CodeField } from './code-field.tsx';
import * as css from './leitor.css.ts';
import { openReader, type Reader } from './reader.ts';
import { ReadingList } from './reading-list.tsx';
import { useCamera } from './use-camera.ts';
import { useLeva } from './use-leva.ts';
import { useReadings } from './use-readings.ts';
import { useScanning } from './use-scanning.ts';
import { AIM, deForaText, faltaText, fimText, LOADING_READER, NO_CAMERA, OPENING_CAMERA } from './words.ts';

export type LeitorDialogProps = {
  onClose: () => void;
  /** How pictures are read; by the browser or our own reader unless a test says otherwise. */
  openWith?: () => Promise<Reader>;
};

/** Reads the boxes on a shelf with the camera, one after the other, and puts their products into the cart. */
export function LeitorDialog({ onClose, openWith = openReader }: LeitorDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { camera, retry, isLit, toggleLamp } = useCamera();
  const { readings, look, type, drop } = useReadings();
  const leva = useLeva(readings);
  const { abertos, aEscolher, lendo } = leva;
  const left = abertos.length + aEscolher.length + lendo.length;
  const told = faltaText(aEscolher.length);
  const [refused, setRefused] = useState<string | null>(null);
  const stream = camera.state === 'on' ? camera.stream : null;
  const scanning = useScanning(video, stream, openWith, (texts) => {
    const sentence = look(texts);
    if (texts.length > 0) setRefused(sentence);
  });

  // A code that was read while the others were written keeps the dialog open: the next drawing tells.
  const isEnding = useRef(false);
  useEffect(() => {
    if (!isEnding.current) return;
    isEnding.current = false;
    if (left === 0) onClose();
  });

  const hint = () => {
    if (stream === null) return OPENING_CAMERA;
    return scanning.isReading ? (refused ?? AIM) : LOADING_READER;
  };
  const problem = () => {
    if (camera.state === 'failed') return { text: NO_CAMERA[camera.failure], retry };
    return scanning.problem === null ? null : { text: scanning.problem, retry: scanning.retry };
  };
  const leave = async () => {
    if (leva.isPending) return;
    const goes =
      left === 0 ||
      (await confirm({
        title: 'Deixar de fora?',
        text: deForaText(left),
        yes: 'Deixar de fora',
        no: 'Voltar',
        isGrave: true,
      }));
    if (goes) onClose();
  };
  const end = () => {
    if (abertos.length === 0) void leave();
    else
      leva.add(abertos, () => {
        isEnding.current = true;
      });
  };
  return (
    <Dialog
      title="Ler código"
      subtitle={<ClienteTag />}
      size="lg"
      onClose={() => void leave()}
      outsideCloses={false}
      footer={
        <>
          {told !== '' && <p className={css.told}>{told}</p>}
          <Button
            variant="primary"
            isPending={leva.isPending || readings.some(({ ids }) => ids === null)}
            onPress={end}
          >
            {fimText(abertos.length)}
          </Button>
        </>
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
          <CodeField onCode={type} />
        </div>
        <ReadingList readings={readings} leva={leva} onDrop={drop} />
      </div>
    </Dialog>
  );
}
