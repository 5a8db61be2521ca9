import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import * as css from './aparelho.css.ts';
import type { Armazenamento } from './armazenamento.ts';

const REFUSED =
  'O navegador não prometeu agora. Instalar o Maleta na tela inicial e usá-lo mais vezes costuma ajudar.';

/** How full the storage is, whether the browser will keep it, and the way to ask for that. */
export function StorageSection({
  armazenamento: { uso, promessa, aviso },
}: {
  armazenamento: Armazenamento;
}) {
  const [answer, setAnswer] = useState<boolean | null>(null);
  const isGood = promessa.isGood || answer === true;
  const ask = () => {
    navigator.storage
      .persist()
      .then(setAnswer)
      .catch((error: unknown) => {
        console.warn('storage could not be made persistent', error);
        setAnswer(false);
      });
  };
  return (
    <div className={css.stack}>
      {uso && <ProgressBar label="Usado" value={uso.usado} max={uso.total} text={uso.texto} />}
      <p className={css.promise}>
        <span className={isGood ? css.good : css.risky}>
          {isGood ? (
            <ShieldCheck size={20} aria-hidden="true" />
          ) : (
            <ShieldAlert size={20} aria-hidden="true" />
          )}
        </span>
        <span role="status">
          {answer === true ? 'O navegador prometeu manter os dados do Maleta.' : promessa.texto}
          {answer === false && ` ${REFUSED}`}
        </span>
      </p>
      {promessa.mayAsk && answer !== true && (
        <Button isWide onPress={ask}>
          Pedir para manter
        </Button>
      )}
      {aviso !== null && <Notice tone="caution">{aviso}</Notice>}
    </div>
  );
}
