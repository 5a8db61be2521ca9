import { useState } from 'react';
import { useRefused } from '#parts/failure/use-refused.ts';
import { Button } from '#ui/button.tsx';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import type { CarrinhoRow } from '#vault/mirror-rows.ts';
import type { LinhaIntent } from '#vault/outbox-rows.ts';
import * as css from './decisions.css.ts';
import { type Decisao, quantidadeNo, toWish } from './decisoes.ts';
import { focusSheet } from './focus-sheet.ts';
import { useSwappedFocus } from './use-swapped-focus.ts';

/** Saves a decision; one that could not be kept is said. */
export function useDecide() {
  const refused = useRefused();
  const decide = (saving: Promise<string | null>) => {
    focusSheet();
    saving
      .then((problem) => (problem === null ? undefined : showMessage({ kind: 'error', text: problem })))
      .catch((error: unknown) => console.error('a decision could not be kept', error));
  };
  return { refused, decide };
}

/** Another quantity, none at all, or the same again, for a refused line. */
export function LinhaActs({
  decisao: { key, texto },
  linha,
  carrinho,
}: {
  decisao: Decisao;
  linha: LinhaIntent;
  carrinho: CarrinhoRow | undefined;
}) {
  const { refused, decide } = useDecide();
  const [quantidade, setQuantidade] = useState<number | null>(null);
  const place = useSwappedFocus(quantidade !== null);
  const { descricao } = linha.visto.item;
  const change = (wanted: number) => decide(refused.change(key, toWish(linha, wanted, carrinho)));
  if (quantidade !== null) {
    return (
      <div ref={place} className={css.actions}>
        <QuantityStepper
          label={descricao}
          value={quantidade}
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
  const isRemoval = linha.quantidade === 0;
  const isInCart = quantidadeNo(carrinho, linha.linha) > 0;
  return (
    <div ref={place} className={css.actions}>
      <Button
        size="sm"
        aria-label={`Alterar: ${descricao}`}
        onPress={() => setQuantidade(Math.max(1, linha.quantidade))}
      >
        Alterar
      </Button>
      <Button size="sm" aria-label={`Tentar de novo: ${texto}`} onPress={() => decide(refused.retry(key))}>
        Tentar de novo
      </Button>
      {isRemoval ? (
        <Button size="sm" variant="quiet" onPress={() => decide(refused.discard(key))}>
          Manter o item
        </Button>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Remover: ${descricao}`}
          onPress={() => (isInCart ? change(0) : decide(refused.discard(key)))}
        >
          Remover
        </Button>
      )}
    </div>
  );
}

/** Not at all: the change stays on record as discarded. `words`: the button's text. `question` is asked first. */
export function DescartarAct({
  decisao: { key, texto },
  words = 'Descartar',
  question,
}: {
  decisao: Decisao;
  words?: string;
  question?: string | undefined;
}) {
  const { refused, decide } = useDecide();
  const discard = async (): Promise<void> => {
    if (question === undefined || (await confirm({ text: question, isGrave: true })))
      decide(refused.discard(key));
  };
  return (
    <Button size="sm" variant="quiet" aria-label={`${words}: ${texto}`} onPress={() => void discard()}>
      {words}
    </Button>
  );
}

/**
 * The same again or not at all, for a change without a quantity. `again`: the button's text. `question` is asked before
 * it is discarded.
 */
export function OutraActs({
  decisao,
  again = 'Tentar de novo',
  discard = 'Descartar',
  question,
}: {
  decisao: Decisao;
  again?: string | undefined;
  discard?: string | undefined;
  question?: string | undefined;
}) {
  const { refused, decide } = useDecide();
  const { key, texto } = decisao;
  return (
    <div className={css.actions}>
      <Button size="sm" aria-label={`${again}: ${texto}`} onPress={() => decide(refused.retry(key))}>
        {again}
      </Button>
      <DescartarAct decisao={decisao} words={discard} question={question} />
    </div>
  );
}
