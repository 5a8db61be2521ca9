import Coins from 'lucide-react/icons/coins';
import { useState } from 'react';
import type { CashbackItem } from '#contract/catalogue/cashback.ts';
import { cashbackOf } from '#domain/price/cashback.ts';
import { formatMoney } from '#lib/format-number.ts';
import * as css from './cashback-banner.css.ts';
import { CashbackInfo } from './cashback-info.tsx';

export type CashbackBannerProps = {
  cashback: CashbackItem | null;
  /** Wanted units, including those in the cart; 0 counts as one. */
  quantidade: number;
};

/** 'Receba de volta R$ x', if there is cashback; a press explains the calculation. */
export function CashbackBanner({ cashback, quantidade }: CashbackBannerProps) {
  const [isOpen, setOpen] = useState(false);
  const valor = cashback ? cashbackOf(cashback, Math.max(1, quantidade)) : 0;
  if (!cashback || cashback.valorCashbackItem <= 0 || valor <= 0) return null;
  return (
    <>
      <button type="button" className={css.banner} onClick={() => setOpen(true)}>
        <Coins size={14} aria-hidden="true" />
        <span className={css.words}>{`Receba de volta ${formatMoney(valor)}`}</span>
      </button>
      {isOpen && <CashbackInfo cashback={cashback} valor={valor} onClose={() => setOpen(false)} />}
    </>
  );
}
