import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useState } from 'react';
import { OutroCliente } from '#app/dialogs/outro-cliente.tsx';
import { cutText } from '#lib/cut-text.ts';
import { paintCliente } from '#parts/customer/cliente-color.ts';
import { useClienteAtual, useClientes } from '#parts/customer/use-cliente.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './cliente-band.css.ts';

/** The length of the name in the line, in characters; a tool tip and screen readers give it whole. */
const NOME_NA_LINHA = 30;

/** The customer whose prices and cart are on screen: name, colour band and the way to switch customers. */
export function ClienteBand() {
  const cliente = useClienteAtual();
  const clientes = useClientes() ?? [];
  const [isChoosing, setChoosing] = useState(false);
  // Reserves the room while the customer is being read: the page below must not move.
  if (cliente === undefined) return <div className={css.band} />;
  if (cliente === null) return null;
  const { nome, cpfCnpjFormatado } = cliente.usuarioCliente.pessoa;
  const curto = cutText(nome, NOME_NA_LINHA);
  return (
    <div className={css.band}>
      <span className={css.stripe} ref={paintCliente(cliente.idPessoa)} />
      <button
        type="button"
        className={css.button}
        onClick={() => setChoosing(true)}
        disabled={clientes.length < 2}
        aria-haspopup="dialog"
        title={nome}
      >
        <span className={css.label}>Cliente</span>
        <span className={css.who}>
          <strong className={css.name}>
            {curto === nome ? (
              nome
            ) : (
              <>
                <span aria-hidden="true">{curto}</span>
                <VisuallyHidden>{nome}</VisuallyHidden>
              </>
            )}
          </strong>{' '}
          <span className={css.detail}>{cpfCnpjFormatado}</span>
        </span>
        {clientes.length > 1 && <ChevronsUpDown size={16} aria-hidden="true" className={css.sign} />}
      </button>
      {isChoosing && <OutroCliente idAtual={cliente.idPessoa} onClose={() => setChoosing(false)} />}
    </div>
  );
}
