import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { ContaDoDia } from '#domain/payment/conta-recebida.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { formatQuantity } from '#lib/format-quantity.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ink } from '#ui/tone.css.ts';
import * as css from './segunda-via.css.ts';
import { useMeusBoletos } from './use-meus-boletos.ts';

/** So many boletos are listed at first. */
const PRIMEIROS = 4;

function Vencimento({ conta, atraso }: ContaDoDia) {
  return (
    <span className={classNames(css.quando, atraso > 0 && ink.negative)}>
      {`${atraso > 0 ? 'Venceu' : 'Vence'} em ${formatDate(conta.dataVencimento)}`}
      {atraso > 0 && ' '}
      {atraso > 0 && <span className={css.inteiro}>{`há ${formatQuantity(atraso, 'dia', 'dias')}`}</span>}
    </span>
  );
}

/** The open boletos of the customer being served, each with its download; empty without any on the device. */
export function MeusBoletos({ idPessoaCliente, nome }: { idPessoaCliente: number; nome: string }) {
  const { contas, baixar } = useMeusBoletos(idPessoaCliente);
  const [isAll, setAll] = useState(false);
  if (contas.length === 0) return null;
  return (
    <section className={css.meus} aria-label="Boletos em aberto">
      <h3 className={css.titulo}>{`Boletos em aberto de ${nome}`}</h3>
      <ul className={css.lista}>
        {(isAll ? contas : contas.slice(0, PRIMEIROS)).map((linha) => (
          <li key={linha.conta.id} className={css.boleto}>
            <span className={css.fatos}>
              <span>
                <strong>{formatMoney(linha.valorEsperado)}</strong> {`nº ${linha.conta.numero}`}
              </span>
              <Vencimento {...linha} />
            </span>
            <Button
              size="sm"
              icon={<Download size={16} aria-hidden="true" />}
              aria-label={`Baixar o boleto nº ${linha.conta.numero}`}
              onPress={() => baixar(linha)}
            >
              Baixar
            </Button>
          </li>
        ))}
      </ul>
      {!isAll && contas.length > PRIMEIROS && (
        <Button size="sm" variant="quiet" onPress={() => setAll(true)}>
          {`Ver todos os ${contas.length} boletos`}
        </Button>
      )}
      <h3 className={css.titulo}>Outro boleto, pelo número</h3>
    </section>
  );
}
