import { useRef, useState } from 'react';
import { countItens, formatCount } from '#lib/format-number.ts';
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
  const { readings, take, drop } = useReadings();
  const leva = useLeva(readings);
  const { abertos } = leva;
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
  const leave = async () => {
    const text = `${countItens(abertos.length)} ${abertos.length === 1 ? 'lido ainda não está' : 'lidos ainda não estão'} no carrinho.`;
    const goes =
      abertos.length === 0 ||
      (await confirm({ title: 'Deixar de fora?', text, yes: 'Deixar de fora', no: 'Voltar', isGrave: true }));
    if (goes) onClose();
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
          {abertos.length > 0 && (
            <p className={css.told}>{`${countItens(abertos.length)} para pôr no carrinho`}</p>
          )}
          <Button
            variant="primary"
            isPending={leva.isPending}
            onPress={() => (abertos.length === 0 ? onClose() : leva.add(abertos, onClose))}
          >
            {abertos.length === 0 ? 'Concluir' : `Concluir (${formatCount(abertos.length)})`}
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
          <CodeField onCode={take} />
        </div>
        <ReadingList readings={readings} leva={leva} onDrop={drop} />
      </div>
    </Dialog>
  );
}
