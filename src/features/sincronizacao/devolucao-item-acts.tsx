import { useState } from 'react';
import { comQuantidade, retryDevolucao } from '#outbox/devolucoes/decide-devolucao.ts';
import { useDevice } from '#parts/device/device.tsx';
import { decidedText } from '#parts/failure/use-refused.ts';
import { Button } from '#ui/button.tsx';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import type { ItemDevolvidoVisto } from '#vault/devolucao-intents.ts';
import { useDecide } from './decision-acts.tsx';
import * as css from './decisions.css.ts';
import type { Decisao } from './decisoes.ts';
import { useSwappedFocus } from './use-swapped-focus.ts';

export type DevolucaoItemActsProps = {
  decisao: Decisao;
  item: ItemDevolvidoVisto;
  /** The units of the lot that are left; null where the server did not tell. */
  resta: number | null;
};

/** Other units, the same again or none, for a refused lot of a return. */
export function DevolucaoItemActs({ decisao: { key, texto }, item, resta }: DevolucaoItemActsProps) {
  const { vault, env } = useDevice();
  const { refused, decide } = useDecide();
  const [quantidade, setQuantidade] = useState<number | null>(null);
  const place = useSwappedFocus(quantidade !== null);
  const { descProduto } = item;
  const change = (wanted: number) =>
    decide(retryDevolucao(vault, key, comQuantidade(item, wanted), env).then(decidedText));
  if (quantidade !== null) {
    return (
      <div ref={place} className={css.actions}>
        <QuantityStepper
          label={descProduto}
          value={quantidade}
          {...(resta !== null && resta > 0 && { max: resta })}
          onChange={setQuantidade}
          onEnter={(wanted, typed) => typed !== 'corrected' && change(wanted)}
        />
        <Button variant="primary" onPress={() => change(quantidade)}>
          Salvar
        </Button>
        <Button variant="quiet" onPress={() => setQuantidade(null)}>
          Cancelar
        </Button>
      </div>
    );
  }
  return (
    <div ref={place} className={css.actions}>
      {resta !== 0 && (
        <Button
          size="sm"
          aria-label={`Alterar a quantidade: ${descProduto}`}
          onPress={() => setQuantidade(Math.min(item.quantidade, resta ?? item.quantidade))}
        >
          Alterar a quantidade
        </Button>
      )}
      <Button size="sm" aria-label={`Tentar de novo: ${texto}`} onPress={() => decide(refused.retry(key))}>
        Tentar de novo
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Descartar: ${texto}`}
        onPress={() => decide(refused.discard(key))}
      >
        Descartar
      </Button>
    </div>
  );
}
