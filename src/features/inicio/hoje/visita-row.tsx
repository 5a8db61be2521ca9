import * as css from '#features/inicio/parte.css.ts';
import { paintCliente } from '#parts/customer/cliente-color.ts';
import { openVisita } from '#parts/dialogs/visita-aberta.ts';
import { Money } from '#ui/money.tsx';
import type { VisitaLinha } from './visitas.ts';

/** A visit of the day: opens its note. */
export function VisitaRow({ linha }: { linha: VisitaLinha }) {
  const { idPessoaCliente, nomeCliente, venda, texto } = linha;
  return (
    <li>
      <button
        type="button"
        className={css.cliente}
        onClick={() => openVisita({ idPessoaCliente, nomeCliente })}
      >
        <span className={css.swatch} ref={paintCliente(idPessoaCliente)} />
        <span className={css.listMain}>
          <span className={css.clienteNome}>{nomeCliente}</span>
          <span className={css.listName}>{texto}</span>
        </span>
        {venda !== null && <Money cents={venda} />}
      </button>
    </li>
  );
}
