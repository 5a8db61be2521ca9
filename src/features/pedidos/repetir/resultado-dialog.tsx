import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { formatCount } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import * as conferencia from '#parts/cart/conferencia.css.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import * as tones from '#ui/tone.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { parcialText, SO_UMA_VEZ } from './palavras.ts';
import * as css from './resultado.css.ts';
import type { LinhaRepetida } from './resultado.ts';

function Sinal({ incluido, mensagem }: LinhaRepetida) {
  if (!incluido) {
    return (
      <span className={tones.ink.negative}>
        <CircleX size={18} aria-hidden="true" />
        <VisuallyHidden>Não incluído</VisuallyHidden>
      </span>
    );
  }
  return mensagem === null ? (
    <span className={tones.ink.positive}>
      <CircleCheck size={18} aria-hidden="true" />
      <VisuallyHidden>Incluído</VisuallyHidden>
    </span>
  ) : (
    <span className={tones.ink.caution}>
      <TriangleAlert size={18} aria-hidden="true" />
      <VisuallyHidden>Incluído com falta</VisuallyHidden>
    </span>
  );
}

export type Resultado = {
  linhas: readonly LinhaRepetida[];
  /** It was the answer to an earlier try. */
  isDeAntes: boolean;
};

export type ResultadoDialogProps = Resultado & { onClose: () => void };

/** The result of an order that was repeated in part: first the missing lines, then the rest. */
export function ResultadoDialog({ linhas, isDeAntes, onClose }: ResultadoDialogProps) {
  const sorted = linhas.toSorted((a, b) => Number(a.incluido) - Number(b.incluido));
  const isNada = linhas.every(({ incluido }) => !incluido);
  return (
    <Dialog
      title="Repetir Pedido"
      subtitle={
        <p className={css.summary}>
          {isDeAntes ? `${parcialText(linhas)} ${SO_UMA_VEZ}` : parcialText(linhas)}
        </p>
      }
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Fechar</Button>
          {!isNada && (
            <LinkTo href={routes.carrinho} variant="primary" onClick={onClose}>
              Ver o carrinho
            </LinkTo>
          )}
        </>
      }
    >
      <ScrollRegion role="region" aria-label="Itens do pedido" className={conferencia.lines}>
        <ul>
          {sorted.map((linha) => (
            <li key={linha.key} className={css.line}>
              <Sinal {...linha} />
              <span className={conferencia.words}>
                {keepPack(linha.descricao)}
                {linha.mensagem !== null && <span className={conferencia.why}>{linha.mensagem}</span>}
              </span>
              <span className={css.quantity}>{`${formatCount(linha.quantidade)} un.`}</span>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </Dialog>
  );
}
