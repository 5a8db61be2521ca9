import { formatAge } from '#lib/format-age.ts';
import type { Rascunho } from '#parts/rascunho-visitante.ts';
import { useNow } from '#parts/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export type RetomarProps = {
  title: string;
  rascunho: Rascunho<object>;
  onContinue: () => void;
  onDiscard: () => void;
  onClose: () => void;
};

/** Offers what was left unsent, without showing it: whoever holds the device now may be somebody else. */
export function Retomar({ title, rascunho, onContinue, onDiscard, onClose }: RetomarProps) {
  const now = useNow();
  return (
    <Dialog
      title={title}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onDiscard}>Começar de novo</Button>
          <Button variant="primary" data-autofocus onPress={onContinue}>
            Continuar
          </Button>
        </>
      }
    >
      <p>{`Neste aparelho há um preenchimento que não foi enviado (${formatAge(now - rascunho.at)}).`}</p>
      <p>Continue de onde parou, ou comece de novo: o que estava preenchido é apagado.</p>
    </Dialog>
  );
}
