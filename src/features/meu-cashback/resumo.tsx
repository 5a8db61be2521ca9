import { formatMoney } from '#lib/format-number.ts';
import { useMay } from '#parts/device/use-may.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { routes } from '#routes.ts';
import * as css from './resumo.css.ts';
import type { MeuCashback } from './use-meu-cashback.ts';

const COMO_USAR =
  'Paga uma parte do próximo pedido: marque "Usar cashback" no carrinho. Neste portal não tem prazo para usar, e não vale para pagamento antecipado.';
const SEM_SALDO =
  'Nada para usar agora. O cashback vem com a nota fiscal de um pedido e entra aqui quando é liberado.';

export type ResumoProps = {
  cashback: MeuCashback;
  /** When a kept balance was true; null for the server's. */
  quando: string | null;
};

/** The present balance with what it is good for, then the sums of the filter with what each of them means. */
export function Resumo({ cashback, quando }: ResumoProps) {
  const { emAnalise, gerado, aplicado, naFila } = cashback;
  const disponivel = Math.max(0, cashback.disponivel - naFila);
  const mayAct = useMay('act');
  const somas: readonly (readonly [nome: string, cents: number, nota: string])[] = [
    ['Em Análise', emAnalise, 'Libera depois do prazo de devolução, sem parcela em atraso.'],
    ['Gerado', gerado, 'Liberado: já entrou no saldo.'],
    ['Aplicado', aplicado, 'Usado em pedidos.'],
  ];
  return (
    <section className={css.resumo} aria-label="Resumo do cashback">
      <div className={css.saldo}>
        <dl>
          <dt className={css.nome}>
            Cashback Disponível
            {quando !== null && <span>{` ${quando}`}</span>}
          </dt>
          <dd className={css.disponivel}>{formatMoney(disponivel)}</dd>
          {naFila > 0 && <dd className={css.nota}>{`${formatMoney(naFila)} em pedido não enviado`}</dd>}
        </dl>
        <p className={css.uso}>{disponivel > 0 ? COMO_USAR : SEM_SALDO}</p>
        {disponivel > 0 && mayAct && (
          <p data-print="hide">
            <LinkTo href={routes.carrinho}>Usar no carrinho</LinkTo>
          </p>
        )}
      </div>
      <div className={css.periodo}>
        <h2 className={css.titulo}>No período</h2>
        <dl className={css.somas}>
          {somas.map(([nome, cents, nota]) => (
            <div key={nome} className={css.soma}>
              <dt className={css.nome}>{nome}</dt>
              <dd className={css.valor}>{formatMoney(cents)}</dd>
              <dd className={css.nota}>{nota}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
