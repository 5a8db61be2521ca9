import Coins from 'lucide-react/icons/coins';
import { useState } from 'react';
import { formatMoney } from '#lib/format-number.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { showToast } from '#ui/layer/toast-queue.ts';
import { readValor } from './cashback.ts';
import * as css from './cashback-choice.css.ts';
import type { Cashback } from './use-cashback.ts';

/** Lets the user choose whether cashback goes with the order, and how much; empty without cashback to use. */
export function CashbackChoice({ cashback }: { cashback: Cashback }) {
  const { saldo, maximo, usar, choose } = cashback;
  if (saldo === 0) return null;
  return (
    <div className={css.row} data-print={usar && maximo > 0 ? undefined : 'hide'}>
      <Coins size={20} aria-hidden="true" className={css.sign} />
      <span className={css.choice}>
        <Checkbox
          label="Usar cashback"
          note={
            maximo === 0
              ? `Saldo de ${formatMoney(saldo)}; não vale para pagamento antecipado.`
              : `Saldo de ${formatMoney(saldo)}`
          }
          checked={usar && maximo > 0}
          disabled={maximo === 0}
          onChange={(event) => choose({ usar: event.target.checked, valor: null })}
        />
      </span>
      {usar && maximo > 0 && <Valor cashback={cashback} />}
    </div>
  );
}

const toField = (cents: number): string => formatMoney(cents).replace(/^R\$\s/, '');

function Valor({ cashback: { maximo, aplicado, choose } }: { cashback: Cashback }) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    const valor = readValor(typed);
    if (valor === null) showToast({ text: 'Valor inválido. Continua o que estava.', tone: 'caution' });
    else if (valor > maximo) {
      showToast({ text: `O cashback deste pedido é de no máximo ${formatMoney(maximo)}.`, tone: 'caution' });
      choose({ usar: true, valor: null });
    } else choose({ usar: valor > 0, valor });
  };
  return (
    <label className={css.valor}>
      <span aria-hidden="true">R$</span>
      <input
        className={css.input}
        type="text"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={14}
        aria-label="Valor do cashback"
        value={typed ?? toField(aplicado)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
      />
    </label>
  );
}
