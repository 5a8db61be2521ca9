import { useSnapshot } from 'valtio';
import { formatMoney } from '#lib/format-number.ts';
import { hotsiteState, openPolitica } from '#parts/dialogs/hotsite-state.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Money } from '#ui/money.tsx';
import { Notice } from '#ui/notice.tsx';
import * as css from './pagamento.css.ts';
import type { Resumo } from './view.ts';

export type ResumoCardProps = {
  nomeCliente: string;
  resumo: Resumo;
  isAceita: boolean;
  /** The server has the acceptance: nothing is asked any more. */
  isGravada: boolean;
  onAceita: (isAceita: boolean) => void;
  /** The hotsite of the company's policies, where the installation has one. */
  idHotsitePolitica: number | undefined;
  /** A charge without an outcome keeps the cart as it is. */
  isEmProcessamento: boolean;
  /** Every group is paid; the user still has to end the checkout. */
  isTudoPago: boolean;
  isContinuando: boolean;
  onContinuar: () => void;
  onFinalizar: () => void;
};

const TUDO_PAGO = 'Está tudo pago. Falta finalizar o pedido.';
const EM_PROCESSAMENTO = 'Há um pagamento em processamento: espere o resultado para continuar comprando.';

/** The total of all groups, the policies, and the end of the checkout. */
export function ResumoCard({
  nomeCliente,
  resumo,
  isAceita,
  isGravada,
  onAceita,
  idHotsitePolitica,
  isEmProcessamento,
  isTudoPago,
  isContinuando,
  onContinuar,
  onFinalizar,
}: ResumoCardProps) {
  // The policies are being opened: they come before the end.
  const isLendoPolitica = useSnapshot(hotsiteState).aberto !== null;
  const linhas = [
    ['Produtos', resumo.produtos],
    ['Descontos', resumo.descontos === 0 ? 0 : -resumo.descontos],
    ['ST', resumo.st],
    ...(resumo.cashback === 0 ? [] : [['Cashback aplicado', -resumo.cashback] as const]),
  ] as const;
  return (
    <section className={css.aside} aria-label="Resumo do pagamento">
      <div>
        <h2>Resumo</h2>
        <p className={css.client}>{nomeCliente}</p>
      </div>
      <dl className={css.sums}>
        {linhas.map(([nome, cents]) => (
          <div key={nome} className={css.sum}>
            <dt>{nome}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
        <div className={css.sum}>
          <dt>Frete</dt>
          <dd className={css.free}>Grátis</dd>
        </div>
        <div className={css.grandSum}>
          <dt>Total</dt>
          <dd>
            <Money cents={resumo.total} size="xl" />
          </dd>
        </div>
      </dl>
      <div className={css.policies}>
        {idHotsitePolitica !== undefined && (
          <span className={css.policyLink}>
            <Button variant="quiet" size="sm" onPress={() => openPolitica(idHotsitePolitica)}>
              Ler as políticas da empresa
            </Button>
          </span>
        )}
        {isGravada ? (
          <p className={css.client}>Você aceitou as políticas da empresa.</p>
        ) : (
          <Checkbox
            label="Li e aceito as políticas da empresa"
            checked={isAceita}
            onChange={({ target }) => {
              onAceita(target.checked);
              if (target.checked && idHotsitePolitica !== undefined) openPolitica(idHotsitePolitica);
            }}
          />
        )}
      </div>
      {isTudoPago && <Notice tone="positive">{TUDO_PAGO}</Notice>}
      <div className={css.actions}>
        <Button variant="primary" size="lg" isWide isPending={isLendoPolitica} onPress={onFinalizar}>
          Finalizar
        </Button>
        <Button
          isWide
          isPending={isContinuando}
          disabled={isEmProcessamento}
          aria-describedby={isEmProcessamento ? 'pagamento-espera' : undefined}
          onPress={onContinuar}
        >
          Continuar comprando
        </Button>
        {isEmProcessamento && (
          <p id="pagamento-espera" className={css.client}>
            {EM_PROCESSAMENTO}
          </p>
        )}
      </div>
    </section>
  );
}
