import { useState } from 'react';
import { comQuantidade, retryDevolucao } from '#outbox/devolucoes/decide-devolucao.ts';
import { useDevice } from '#parts/device/device.tsx';
import { decidedText } from '#parts/failure/use-refused.ts';
import { Button } from '#ui/button.tsx';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import type { ItemDevolvidoVisto } from '#vault/devolucao-intents.ts';
import { DescartarAct, useDecide } from './decision-acts.tsx';
import * as css from './decisions.css.ts';
import type { Decisao } from './decisoes.ts';
import { useSwappedFocus } from './use-swapped-focus.ts';

export type DevolucaoItemActsProps = { decisao: Decisao; item: ItemDevolvidoVisto };

/** Fewer units, or none, for a lot of a return that has not as many left. */
export function DevolucaoItemActs({ decisao, item }: DevolucaoItemActsProps) {
  const { vault, env } = useDevice();
  const { decide } = useDecide();
  const [quantidade, setQuantidade] = useState<number | null>(null);
  const place = useSwappedFocus(quantidade !== null);
  const { descProduto } = item;
  const most = item.quantidade - 1;
  const change = (wanted: number) =>
    decide(retryDevolucao(vault, decisao.key, comQuantidade(item, wanted), env).then(decidedText));
  if (quantidade !== null) {
    return (
      <div ref={place} className={css.actions}>
        <QuantityStepper
          label={descProduto}
          value={quantidade}
          max={most}
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
      <Button
        size="sm"
        aria-label={`Alterar a quantidade: ${descProduto}`}
        onPress={() => setQuantidade(most)}
      >
        Alterar a quantidade
      </Button>
      <DescartarAct decisao={decisao} />
    </div>
  );
}
