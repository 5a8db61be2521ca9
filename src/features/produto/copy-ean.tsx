import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { announce } from '#ui/announce.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/layer/toast-queue.ts';
import * as css from './produto.css.ts';

/** A product's bar code, and a way to take it along. */
export function CopyEan({ ean }: { ean: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(ean);
      setCopied(true);
      announce('EAN copiado.');
    } catch {
      showToast({ text: 'O navegador não deixou copiar. Selecione o EAN e copie.', tone: 'caution' });
    }
  };
  return (
    <span className={css.ean}>
      <span className={css.eanDigits}>{`EAN ${ean}`}</span>
      <IconButton
        label={isCopied ? 'EAN copiado' : 'Copiar EAN'}
        size="sm"
        icon={isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        onPress={() => void copy()}
      />
    </span>
  );
}
