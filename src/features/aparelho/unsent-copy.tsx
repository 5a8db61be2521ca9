import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { businessDayOf } from '#lib/business-day.ts';
import { formatCount } from '#lib/format-number.ts';
import { exportUnsent } from '#outbox/unsent-file.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useUnsent } from '#parts/device/use-unsent.ts';
import { Button } from '#ui/button.tsx';
import { FileButton } from '#ui/form/file-button.tsx';
import { Notice } from '#ui/notice.tsx';
import * as css from './aparelho.css.ts';
import { saveFile } from './save-file.ts';

/** The result of the last action here, in words. */
type Said = { tone: 'positive' | 'negative'; texto: string };

function waitingWords(count: number): string {
  if (count === 0) return 'Nada espera envio neste aparelho.';
  return count === 1 ? '1 alteração espera envio.' : `${formatCount(count)} alterações esperam envio.`;
}

/** The unsent work as a file for another device of the same user, and the way back from one. */
export function UnsentCopy() {
  const { vault, env } = useDevice();
  const unsent = useUnsent();
  const [said, setSaid] = useState<Said | null>(null);
  const [isReading, setReading] = useState(false);
  const { count = 0, rascunhos = 0 } = unsent ?? {};

  const save = async () => {
    const name = `maleta-nao-enviado-${businessDayOf(new Date(env.now()))}.json`;
    saveFile(name, await exportUnsent(vault, env));
    setSaid({ tone: 'positive', texto: `Cópia guardada: ${name}.` });
  };
  const restore = async (file: File) => {
    // Seldom needed: they are no part of the files of a first visit.
    const [{ restoreUnsent }, { restoredWords, restoreErrorWords }] = await Promise.all([
      import('#outbox/restore-unsent.ts'),
      import('./restore-words.ts'),
    ]);
    const restored = await restoreUnsent(vault, await file.text(), env);
    setSaid(
      restored.ok
        ? { tone: 'positive', texto: restoredWords(restored.value) }
        : { tone: 'negative', texto: restoreErrorWords(restored.error) },
    );
  };
  const orSay = (work: Promise<void>, texto: string) =>
    work.catch((error: unknown) => {
      console.error(texto, error);
      setSaid({ tone: 'negative', texto });
    });

  return (
    <section className={css.copy} aria-labelledby="aparelho-copia">
      <h4 id="aparelho-copia" className={css.subtitle}>
        Cópia do que não foi enviado
      </h4>
      <p className={css.soft}>
        {`${waitingWords(count)} A cópia leva nomes de clientes e preços: guarde-a com cuidado.`}
        {rascunhos > 0 && ' Rascunhos de documentos não vão na cópia: ficam só neste aparelho.'}
      </p>
      <Button
        isWide
        disabled={count === 0}
        icon={<Download size={18} aria-hidden="true" />}
        onPress={() => {
          void orSay(save(), 'A cópia não pôde ser guardada neste navegador.');
        }}
      >
        Guardar cópia do que não foi enviado
      </Button>
      <FileButton
        isWide
        variant="quiet"
        isPending={isReading}
        icon={<Upload size={18} aria-hidden="true" />}
        accept="application/json,.json"
        fileLabel="Arquivo com o que não foi enviado"
        onChoose={(file) => {
          setReading(true);
          void orSay(restore(file), 'O arquivo não pôde ser lido.').finally(() => setReading(false));
        }}
      >
        Recuperar de um arquivo
      </FileButton>
      <div role="status">{said && <Notice tone={said.tone}>{said.texto}</Notice>}</div>
    </section>
  );
}
