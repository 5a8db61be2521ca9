import type { CashbackItem } from '#contract/catalogue/cashback.ts';
import { formatMoney } from '#lib/format-number.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import * as css from './cashback-banner.css.ts';
import { cashbackSentences } from './cashback-words.ts';
import { previaPath } from './selo-previa.ts';

export type CashbackInfoProps = {
  cashback: CashbackItem;
  /** The cashback for the quantity on screen, in cents. */
  valor: number;
  onClose: () => void;
};

/** Explains the calculation of an item's cashback, with a link to the page of its campaign. */
export function CashbackInfo({ cashback, valor, onClose }: CashbackInfoProps) {
  const path = previaPath(cashback.cashbackConfiguracao?.hotsiteUrl ?? null);
  return (
    <Dialog
      title="Cashback"
      size="sm"
      onClose={onClose}
      footer={
        <>
          {path !== null && <LinkTo href={path}>Conhecer a campanha</LinkTo>}
          <Button variant="primary" onPress={onClose} data-autofocus>
            Entendi
          </Button>
        </>
      }
    >
      <div className={css.info}>
        <p className={css.amount}>{`Receba de volta ${formatMoney(valor)}`}</p>
        <ul className={css.facts}>
          {cashbackSentences(cashback).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
