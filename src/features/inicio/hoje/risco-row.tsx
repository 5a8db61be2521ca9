import { useLocation } from 'wouter';
import * as css from '#features/inicio/parte.css.ts';
import { useChooseCliente } from '#parts/cart/use-choose-cliente.ts';
import { paintCliente } from '#parts/customer/cliente-color.ts';
import { Money } from '#ui/money.tsx';
import type { RiscoLinha } from './riscos.ts';

/** A customer at risk: serves the customer, after the usual question, and opens the screen of the risk. */
export function RiscoRow({ linha, idAtual }: { linha: RiscoLinha; idAtual: number | null }) {
  const { idPessoa, nome, motivos, valor, href } = linha;
  const chooseCliente = useChooseCliente();
  const [, navigate] = useLocation();
  const open = async () => {
    if (idPessoa === idAtual || (await chooseCliente(idPessoa, nome, { stays: true }))) navigate(href);
  };
  return (
    <li>
      <button
        type="button"
        className={css.cliente}
        onClick={() => {
          void open();
        }}
      >
        <span className={css.swatch} ref={paintCliente(idPessoa)} />
        <span className={css.listMain}>
          <span className={css.clienteNome}>{nome}</span>
          <span className={css.small}>{motivos.join(' · ')}</span>
        </span>
        <Money cents={valor} />
      </button>
    </li>
  );
}
