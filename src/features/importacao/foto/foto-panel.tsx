import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import * as css from './foto-panel.css.ts';
import { lerFoto } from './ler-foto.ts';
import { prepararFoto } from './preparar-foto.ts';
import { type LeitorDeFotos, useFoto } from './use-foto.ts';

const LEITOR: LeitorDeFotos = {
  preparar: prepararFoto,
  ler: (foto, onProgress) => lerFoto(foto, onProgress),
};

type Props = {
  file: Blob;
  /** Hears the lines as they are read, and as the person corrects them. */
  onText: (texto: string) => void;
  /** Takes the lines as the person left them. */
  onUse: (texto: string) => void;
  /** Puts the picture away. */
  onClose: () => void;
  leitor?: LeitorDeFotos;
};

const percent = (parte: number): string => `${Math.round(parte * 100)} %`;

/** A picture of a list: read on this device, its text next to it for correction. It is neither sent nor kept. */
export function FotoPanel({ file, onText, onUse, onClose, leitor = LEITOR }: Props) {
  const { estado, cancelar } = useFoto(file, leitor);
  const { imagem } = estado;
  return (
    <section className={css.panel} aria-label="Foto da lista">
      {imagem !== null && <Imagem src={imagem} />}
      <div className={css.side}>
        {estado.tipo === 'lendo' ? (
          <>
            <ProgressBar
              label="Lendo a foto…"
              value={estado.parte === null ? undefined : estado.parte * 100}
              text={estado.parte === null ? undefined : percent(estado.parte)}
            />
            <div className={css.acts}>
              <Button size="sm" onPress={cancelar}>
                Cancelar a leitura
              </Button>
            </div>
          </>
        ) : (
          <Texto
            key={estado.texto}
            lido={estado.texto}
            problema={estado.problema}
            onText={onText}
            onUse={onUse}
            onClose={onClose}
          />
        )}
      </div>
    </section>
  );
}

/** The picture, which a press enlarges; it then scrolls within its frame. */
function Imagem({ src }: { src: string }) {
  const [isLarge, setLarge] = useState(false);
  const id = useId();
  return (
    <div className={css.view}>
      <ScrollRegion className={css.frame} role="region" aria-label="Imagem da foto">
        <img id={id} src={src} alt="Foto da lista" className={css.image} data-large={isLarge} />
      </ScrollRegion>
      <Button size="sm" variant="quiet" aria-controls={id} onPress={() => setLarge(!isLarge)}>
        {isLarge ? 'Reduzir a foto' : 'Ampliar a foto'}
      </Button>
    </div>
  );
}

type TextoProps = Pick<Props, 'onText' | 'onUse' | 'onClose'> & { lido: string; problema: string | null };

function Texto({ lido, problema, onText, onUse, onClose }: TextoProps) {
  const [texto, setTexto] = useState(lido);
  const tell = useEffectEvent(onText);
  useEffect(() => tell(texto), [texto]);
  return (
    <>
      {problema !== null && (
        <Notice tone="caution" isNews>
          {problema}
        </Notice>
      )}
      <TextAreaField
        label="Texto da foto"
        hint="Uma linha por produto: código ou nome, e a quantidade no fim. Confira com a foto."
        value={texto}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setTexto(event.target.value)}
      />
      <div className={css.acts}>
        <Button size="sm" variant="quiet" onPress={onClose}>
          Tirar a foto daqui
        </Button>
        <Button size="sm" variant="primary" disabled={texto.trim() === ''} onPress={() => onUse(texto)}>
          Usar estas linhas
        </Button>
      </div>
    </>
  );
}
