import { type ReactNode, useState } from 'react';
import { formatAge } from '#lib/format-age.ts';
import {
  dropRascunho,
  type Rascunho,
  type RascunhoNome,
  readRascunho,
} from '#parts/cart/rascunho-visitante.ts';
import { useNow } from '#parts/device/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';

type RetomarProps = {
  title: string;
  at: number;
  onContinue: () => void;
  onDiscard: () => void;
  onClose: () => void;
};

/** Offers an unsent form without showing it: another person may use the device now. */
function Retomar({ title, at, onContinue, onDiscard, onClose }: RetomarProps) {
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
      <p>{`Neste aparelho há um preenchimento que não foi enviado (${formatAge(now - at)}).`}</p>
      <p>Continue de onde parou, ou comece de novo: o que estava preenchido é apagado.</p>
    </Dialog>
  );
}

export type RetomavelProps<T> = {
  nome: RascunhoNome;
  /** An empty form. */
  vazio: T;
  title: string;
  onClose: () => void;
  /** The form itself, from its kept draft or (null) from the beginning. */
  children: (from: Rascunho<T> | null) => ReactNode;
};

/** A form that starts with the question whether to go on with its unsent draft, if there is one. */
export function Retomavel<T extends object>({ nome, vazio, title, onClose, children }: RetomavelProps<T>) {
  const [found, setFound] = useState(() => readRascunho(nome, vazio, Date.now()));
  const [isOffered, setOffered] = useState(found !== null);
  if (found === null || !isOffered) return children(found);
  return (
    <Retomar
      title={title}
      at={found.at}
      onContinue={() => setOffered(false)}
      onDiscard={() => {
        dropRascunho(nome);
        setFound(null);
      }}
      onClose={onClose}
    />
  );
}
